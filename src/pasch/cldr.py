"""How languages count, and write numbers.  Made by tools/cldr.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


def _count0(n: int) -> str:
    return "other"


def _count1(n: int) -> str:
    if n == 1:
        return "one"
    return "other"


def _count2(n: int) -> str:
    if 0 <= n <= 1:
        return "one"
    return "other"


def _count3(n: int) -> str:
    if n == 0 or n == 1:
        return "one"
    return "other"


def _count4(n: int) -> str:
    if n == 0:
        return "zero"
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    if 3 <= n % 100 <= 10:
        return "few"
    if 11 <= n % 100 <= 99:
        return "many"
    return "other"


def _count5(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    if 2 <= n % 10 <= 4 and not (12 <= n % 100 <= 14):
        return "few"
    if n % 10 == 0 or 5 <= n % 10 <= 9 or 11 <= n % 100 <= 14:
        return "many"
    return "other"


def _count6(n: int) -> str:
    if n == 0:
        return "zero"
    if n == 1:
        return "one"
    return "other"


def _count7(n: int) -> str:
    if n % 10 == 1 and n % 100 not in (11, 71, 91):
        return "one"
    if n % 10 == 2 and n % 100 not in (12, 72, 92):
        return "two"
    if (3 <= n % 10 <= 4 or n % 10 == 9) and not (
        10 <= n % 100 <= 19 or 70 <= n % 100 <= 79 or 90 <= n % 100 <= 99
    ):
        return "few"
    if n != 0 and n % 1000000 == 0:
        return "many"
    return "other"


def _count8(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    if 2 <= n % 10 <= 4 and not (12 <= n % 100 <= 14):
        return "few"
    return "other"


def _count9(n: int) -> str:
    if n == 1:
        return "one"
    if n != 0 and n % 1000000 == 0:
        return "many"
    return "other"


def _count10(n: int) -> str:
    if n in (1, 2, 3) or n % 10 not in (4, 6, 9):
        return "one"
    return "other"


def _count11(n: int) -> str:
    if n == 1:
        return "one"
    if 2 <= n <= 4:
        return "few"
    return "other"


def _count12(n: int) -> str:
    if n == 0:
        return "zero"
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    if n == 3:
        return "few"
    if n == 6:
        return "many"
    return "other"


def _count13(n: int) -> str:
    if n % 100 == 1:
        return "one"
    if n % 100 == 2:
        return "two"
    if 3 <= n % 100 <= 4:
        return "few"
    return "other"


def _count14(n: int) -> str:
    if n in (0, 1):
        return "one"
    return "other"


def _count15(n: int) -> str:
    if n in (0, 1):
        return "one"
    if n != 0 and n % 1000000 == 0:
        return "many"
    return "other"


def _count16(n: int) -> str:
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    if 3 <= n <= 6:
        return "few"
    if 7 <= n <= 10:
        return "many"
    return "other"


def _count17(n: int) -> str:
    if n in (1, 11):
        return "one"
    if n in (2, 12):
        return "two"
    if 3 <= n <= 10 or 13 <= n <= 19:
        return "few"
    return "other"


def _count18(n: int) -> str:
    if n % 10 == 1:
        return "one"
    if n % 10 == 2:
        return "two"
    if n % 100 in (0, 20, 40, 60, 80):
        return "few"
    return "other"


def _count19(n: int) -> str:
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    return "other"


def _count20(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "other"


def _count21(n: int) -> str:
    if n == 0:
        return "zero"
    if n == 1:
        return "one"
    if (
        n % 100 in (2, 22, 42, 62, 82)
        or (n % 1000 == 0 and (1000 <= n % 100000 <= 20000 or n % 100000 in (40000, 60000, 80000)))
        or (n != 0 and n % 1000000 == 100000)
    ):
        return "two"
    if n % 100 in (3, 23, 43, 63, 83):
        return "few"
    if n != 1 and n % 100 in (1, 21, 41, 61, 81):
        return "many"
    return "other"


def _count22(n: int) -> str:
    if n == 0:
        return "zero"
    if n in (0, 1) and n != 0:
        return "one"
    return "other"


def _count23(n: int) -> str:
    if n % 10 == 1 and not (11 <= n % 100 <= 19):
        return "one"
    if 2 <= n % 10 <= 9 and not (11 <= n % 100 <= 19):
        return "few"
    return "other"


def _count24(n: int) -> str:
    if n % 10 == 0 or 11 <= n % 100 <= 19:
        return "zero"
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "other"


def _count25(n: int) -> str:
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    if n == 0 or 3 <= n % 100 <= 10:
        return "few"
    if 11 <= n % 100 <= 19:
        return "many"
    return "other"


def _count26(n: int) -> str:
    if n == 1:
        return "one"
    if 2 <= n % 10 <= 4 and not (12 <= n % 100 <= 14):
        return "few"
    if (n != 1 and 0 <= n % 10 <= 1) or 5 <= n % 10 <= 9 or 12 <= n % 100 <= 14:
        return "many"
    return "other"


def _count27(n: int) -> str:
    if 0 <= n <= 1:
        return "one"
    if n != 0 and n % 1000000 == 0:
        return "many"
    return "other"


def _count28(n: int) -> str:
    if n == 1:
        return "one"
    if n == 0 or (n != 1 and 1 <= n % 100 <= 19):
        return "few"
    return "other"


def _count29(n: int) -> str:
    if n == 0 or n == 1:
        return "one"
    if 2 <= n <= 10:
        return "few"
    return "other"


def _count30(n: int) -> str:
    if 0 <= n <= 1 or 11 <= n <= 99:
        return "one"
    return "other"


_COUNTING: Final[tuple[tuple[str, Callable[[int], str]], ...]] = (
    (
        "aa ab agq ann apc arn ba bas bew bgc bgn blt bm bo bss byn cad cch ccp cho cic "
        "co cop cu cv dav dje dua dyo dz ebu ewo frr gaa gez gn guz hnj id ie ig ii ja "
        "jbo jv kaa kam kde kea ken kgp khq ki kln km ko kok kpe ksf kxv la lkt lmo lo "
        "lrc ltg lu luo luy mai mdf mer mfe mgh mhn mi mic mni moh ms mua mus my myv mzn "
        "nds nmg nqo nus nv oc osa pis qu quc raj rhg rif rn rw sa sah sbp ses sg shn sid "
        "skr su szl tg th to tok tpi trv trw tt twq tyv vai vi vmw wal wbp wo xnr yav yo "
        "yrl yue za zgh zh",
        _count0,
    ),
    (
        "af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi "
        "fo fur fy gl gsw ha haw hu ia io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg "
        "lij mas mgo ml mn mr nb nd ne nl nn nnh no nr ny nyn om or os pap ps rm rof rwk "
        "saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur "
        "uz ve vo vun wae xh xog yi",
        _count1,
    ),
    ("ak bho csw ln mg nso pa ti wa", _count2),
    ("am as bn doi fa gu hi kn pcm zu", _count3),
    ("ar", _count4),
    ("be ru uk", _count5),
    ("blo ksh", _count6),
    ("br", _count7),
    ("bs hr sr", _count8),
    ("ca es it lld scn vec", _count9),
    ("ceb fil", _count10),
    ("cs sk", _count11),
    ("cy", _count12),
    ("dsb hsb sl", _count13),
    ("ff hy kab si", _count14),
    ("fr ht", _count15),
    ("ga", _count16),
    ("gd", _count17),
    ("gv", _count18),
    ("he iu naq sat se sma smj smn sms", _count19),
    ("is mk", _count20),
    ("kw", _count21),
    ("lag", _count22),
    ("lt", _count23),
    ("lv prg", _count24),
    ("mt", _count25),
    ("pl", _count26),
    ("pt", _count27),
    ("ro", _count28),
    ("shi", _count29),
    ("tzm", _count30),
)
# The sign between groups of digits, that before decimals, and the size of all groups
# but the last, which has three digits.
_WRITING: Final[tuple[tuple[str, tuple[str, str, int]], ...]] = (
    (
        "aa ab ak am an ann apc ar arn asa ba bal bem bew bez bgc bho blt bm bo bss byn "
        "cad cch ce ceb cgg cho chr cic ckb co cop csw cu cy dav doi ebu ee en fa fil frr "
        "fur ga gaa gd gez gn guz gv ha haw he hnj ig ii io iu ja jbo jmc kaa kaj kam kcg "
        "kde ken ki kln km kn ko kok kpe ksb ksh kw la lag lg lkt lmo lrc ltg luo luy mai "
        "mas mdf mer mg mgo mhn mi mic mn mni moh ms mt mus my myv mzn naq nd nds nus nv "
        "ny nyn oc om os osa pap pcm pis prg qu quc raj rhg rif rof rwk saq sat sbp scn "
        "sd sdh shn si sid skr sma smj sms sn so ssy st sw syr szl teo th ti tig to tpi "
        "trv trw tyv ug ur vai vmw vo vun wa wae wal wbp xog yi yo yue za zh zu",
        (",", ".", 3),
    ),
    (
        "af agq bas be bg blo br cs cv dua dyo eo et ewo ff fi ht hu hy ie ka kab kea kk "
        "ksf ky lt lv nb nmg nn no nr pl ru sah se shi sk smn sq ss sv tg tk ts tt tzm uk "
        "uz ve yav zgh",
        ("\xa0", ",", 3),
    ),
    ("as bn brx ccp dv dz gu hi kxv ml mr ne or pa sa ta te xnr", (",", ".", 2)),
    (
        "ast az bs ca da de dsb el es eu fo fy gl hr hsb ia id is it jgo jv kgp kkj kl ku "
        "lb lij lld ln lo lu mgh mk mua nl nnh ps pt rn ro rw sc seh sg sl sr su tr vi wo "
        "yrl",
        (".", ",", 3),
    ),
    ("bgn", ("\u060c", "\u066b", 3)),
    ("dje khq mfe nso ses twq xh", ("\xa0", ".", 3)),
    ("fr vec", ("\u202f", ",", 3)),
    ("gsw rm tn", ("\u2019", ".", 3)),
    ("ks nqo", ("\u060c", ".", 3)),
)

PLURALS: Final[dict[str, Callable[[int], str]]] = {
    each: value for names, value in _COUNTING for each in names.split()
}
NUMBERS: Final[dict[str, tuple[str, str, int]]] = {
    each: value for names, value in _WRITING for each in names.split()
}

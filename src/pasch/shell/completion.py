"""`pasch completion bash|zsh|fish`: a script with which the shell completes our commands."""

from __future__ import annotations

from argparse import Namespace

from pasch.console.console import Console
from pasch.shell.usage import Argument, Usage, usages


def run(options: Namespace, console: Console) -> int:
    scripts = {"bash": bash, "zsh": zsh, "fish": fish}
    console.screen.out.write(scripts[options.shell](usages(console.speaker)))
    return 0


def bash(found: list[Usage]) -> str:
    """Values by the option before, commands, options and games by the command so far."""
    values, offers = [], []
    for usage in found:
        for option in usage.options:
            if option.value:
                patterns = "|".join(f"{usage.name}:{name}" for name in option.names)
                values.append(f"    {patterns}) {_bash_value(option)} return ;;")
        paths = max((each.paths for each in usage.places), default="")
        words = " ".join(_offers(usage, found))
        offers.append(f'    "{usage.name}") offers="{words}" paths="{paths}" ;;')
    names = "|".join(usage.name for usage in found if usage.name)
    return "\n".join(
        [
            "# pasch completion bash",
            "_pasch() {",
            "  local current before command offers paths place",
            '  current="${COMP_WORDS[COMP_CWORD]}"',
            '  before="${COMP_WORDS[COMP_CWORD-1]}"',
            '  command=""',
            "  COMPREPLY=()",
            "  for ((place = 1; place < COMP_CWORD; place++)); do",
            '    case "${COMP_WORDS[place]}" in',
            f'      {names}) command="${{COMP_WORDS[place]}}"; break ;;',
            "    esac",
            "  done",
            '  case "$command:$before" in',
            *values,
            "  esac",
            '  case "$command" in',
            *offers,
            "  esac",
            '  COMPREPLY=($(compgen -W "$offers" -- "$current"))',
            "  local IFS=$'\\n'",  # names of files may have blanks
            '  if [ -n "$paths" ]; then COMPREPLY+=($(compgen "-$paths" -- "$current")); fi',
            "}",
            "complete -o filenames -F _pasch pasch",
            "",
        ]
    )


def _bash_value(option: Argument) -> str:
    if option.choices:
        return f'COMPREPLY=($(compgen -W "{" ".join(option.choices)}" -- "$current"));'
    if option.paths:
        return f"local IFS=$'\\n'; COMPREPLY=($(compgen -{option.paths} -- \"$current\"));"
    return ""  # a name, a number: nobody can guess it


def _offers(usage: Usage, found: list[Usage]) -> list[str]:
    commands = [] if usage.name else [each.name for each in found if each.name]
    choices = [choice for each in usage.places for choice in each.choices]
    options = [name for each in usage.options for name in each.names if name.startswith("--")]
    return [*commands, *choices, *options]


def zsh(found: list[Usage]) -> str:
    """zsh runs the function of bash.

    Found in `fpath`, the file is read when something is to be completed for the first time; then it
    answers that at once.
    """
    start = "#compdef pasch\nautoload -U +X bashcompinit && bashcompinit\n"
    first = 'if [ "${funcstack[1]}" = _pasch ]; then _bash_complete -o filenames -F _pasch; fi\n'
    return start + bash(found).replace("# pasch completion bash\n", "") + first


def fish(found: list[Usage]) -> str:
    lines = ["# pasch completion fish", "complete -c pasch -f"]
    for usage in found:
        within = f"__fish_seen_subcommand_from {usage.name}"
        when = within if usage.name else "__fish_use_subcommand"
        start = f"complete -c pasch -n {_quoted(when)}"
        if usage.name:
            lines.append(f"complete -c pasch -n __fish_use_subcommand -a {usage.name} "
                         f"-d {_quoted(usage.line)}")  # fmt: skip
        for option in usage.options:
            names = [f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                     for name in option.names]  # fmt: skip
            about = f"-d {_quoted(option.help)}"
            lines.append(" ".join([start, *names, *_fish_value(option), about]))
        for place in usage.places:
            if place.choices:
                lines.append(f"{start} -a {_quoted(' '.join(place.choices))}")
            if place.paths:
                lines.append(f"{start} -F")
    return "\n".join([*lines, ""])


def _fish_value(option: Argument) -> list[str]:
    if not option.value:
        return []
    if option.paths:
        return ["-r", "-F"] if option.needed else ["-F"]
    wanted = ["-x"] if option.needed else []
    return [*wanted, f"-a {_quoted(' '.join(option.choices))}"] if option.choices else wanted


def _quoted(text: str) -> str:
    """
    >>> print(_quoted("the players' names"))
    'the players\\' names'
    """
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

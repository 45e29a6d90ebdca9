"""The messages as TypeScript: `python -m pasch.server.typescript` prints `web/src/wire.ts`."""

from __future__ import annotations

from types import GenericAlias, UnionType
from typing import Any, Literal, get_origin

import msgspec
from msgspec import Struct, inspect

from pasch.server import messages
from pasch.server.http import Api
from pasch.server.routes import ROUTES

HEAD = "// Made by `python -m pasch.server.typescript` from src/pasch/server/messages.py.\n"


def typescript() -> str:
    """Every message type, every request, and the unions of what goes over a socket."""
    structs = [kind for kind in vars(messages).values() if _is_struct(kind)]
    aliases = {name: kind for name, kind in vars(messages).items() if _is_alias(kind)}
    names = {type_of(kind, {}): name for name, kind in aliases.items()}
    told_otherwise = {"Language": "string"}  # which ones there are, the catalogues say
    parts = [
        f"export type {name} = {told_otherwise.get(name, kind)};\n" for kind, name in names.items()
    ]
    parts += [_interface(kind, names) for kind in structs]
    return "\n".join([HEAD, *parts, _requests(names)])


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct


def _is_alias(kind: Any) -> bool:
    return isinstance(kind, (GenericAlias, UnionType)) or get_origin(kind) is Literal


def _interface(kind: type[Struct], names: dict[str, str]) -> str:
    config = kind.__struct_config__
    lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag_field else []
    # What has a default may be left out of what is said to us, and is by those who omit it.
    sparse = config.forbid_unknown_fields or config.omit_defaults
    for field in msgspec.structs.fields(kind):
        mark = "" if field.required or not sparse else "?"
        lines.append(f"  {field.encode_name}{mark}: {type_of(field.type, names)};")
    about = " ".join((kind.__doc__ or "").split())
    return "\n".join((f"/** {about} */", f"export interface {kind.__name__} {{", *lines, "}\n"))


def type_of(kind: Any, names: dict[str, str]) -> str:
    return told(inspect.type_info(kind), names)


def told(kind: inspect.Type, names: dict[str, str]) -> str:
    plain = _plain(kind, names)
    return names.get(plain, plain)


def _plain(kind: inspect.Type, names: dict[str, str]) -> str:
    match kind:
        case inspect.Metadata(type=inner):
            return told(inner, names)
        case inspect.StructType(cls=cls) | inspect.TypedDictType(cls=cls):
            return cls.__name__
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BytesType():
            return "Blob"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(told(part, names) for part in types)
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(told(part, names) for part in items)}]"
        case inspect.ListType(item_type=item):
            each = told(item, names)
            return f"({each})[]" if " | " in each else f"{each}[]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{told(key, names)}, {told(value, names)}>"
    raise TypeError(f"no TypeScript for {kind}")


def _requests(names: dict[str, str]) -> str:
    """What each request takes and answers, by its method and path."""
    lines = ["/** Every request: what it takes and what it answers. */"]
    lines.append("export interface Requests {")
    for api in ROUTES:
        lines.append(f'  "{api.method} {api.path}": {_request(api, names)};')
    return "\n".join([*lines, "}\n"])


def _request(api: Api, names: dict[str, str]) -> str:
    parts = (("body", api.body), ("query", api.query), ("answer", api.answer))
    told = (f"{name}: {type_of(kind, names) if kind else 'null'}" for name, kind in parts)
    return f"{{ {'; '.join(told)} }}"


if __name__ == "__main__":
    print(typescript(), end="")

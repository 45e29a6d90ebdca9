"""Loaded once into the process that all servers are forked from: what each would load anew."""

import gc
import mimetypes
from importlib import import_module

import pasch
from pasch.speech import LANGUAGES, Speaker

for name in (
    "pasch.storage.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
):
    import_module(name)
for id in pasch.catalogue():
    pasch.load(id)
    for language in LANGUAGES:
        Speaker(language, id)
mimetypes.init()
gc.collect()
gc.freeze()  # a child that looks for garbage would copy all of it

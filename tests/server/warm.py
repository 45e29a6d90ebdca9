"""Loaded once into the process that all servers are forked from: what each would load anew."""

import gc
import mimetypes

import uvicorn.lifespan.on
import uvicorn.loops.uvloop
import uvicorn.protocols.http.httptools_impl

import pasch
import pasch.storage.sqlite
from pasch.speech import LANGUAGES, Speaker

for id in pasch.catalogue():
    pasch.load(id)
    for language in LANGUAGES:
        Speaker(language, id)
mimetypes.init()
gc.collect()
gc.freeze()  # a child that looks for garbage would copy all of it

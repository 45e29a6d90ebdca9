# `begins` is missing here.

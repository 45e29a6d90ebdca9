begins = { $seat } beginnt.

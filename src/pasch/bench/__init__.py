"""Measurements that anybody can repeat: `pasch bench`."""

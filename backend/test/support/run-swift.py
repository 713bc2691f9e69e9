"""One process of OpenStack Swift with its S3 API: python3 run-swift.py <folder> <port> <access key> <secret>.

All four servers of Swift on one device, as its own functional tests run them.
"""
import os
import socket
import sys

import eventlet
eventlet.monkey_patch()

from eventlet import wsgi
from swift.common import utils
from swift.common.ring import RingBuilder

folder, port, access, secret = sys.argv[1:]
os.makedirs(f'{folder}/device', exist_ok=True)

with open(f'{folder}/swift.conf', 'w') as file:
    file.write('[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n')
utils.SWIFT_CONF_FILE = f'{folder}/swift.conf'
utils.HASH_PATH_PREFIX, utils.HASH_PATH_SUFFIX = b'a', b'b'

from swift.common import storage_policy  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

storage_policy.reload_storage_policies()
_, _, user = access.partition(':')
LISTENERS = {name: eventlet.listen(('127.0.0.1', int(port) if name == 'proxy' else 0))
             for name in ('account', 'container', 'object', 'proxy')}

for name in ('account', 'container', 'object'):
    builder = RingBuilder(2, 1, 1)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'device': 'device', 'weight': 1,
                     'port': LISTENERS[name].getsockname()[1]})
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{name}.ring.gz')

STORAGE = """[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
[app:main]
use = egg:swift#{name}
"""
PROXY = """[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth copy slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
allow_multipart_uploads = true
[filter:tempauth]
use = egg:swift#tempauth
user_files_{user} = {secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""


class Cache:
    """What memcached does for several proxies."""

    def __init__(self):
        self.values = {}

    def get(self, key, *_, **__):
        return self.values.get(key)

    def set(self, key, value, *_, **__):
        self.values[key] = value

    def delete(self, key, *_, **__):
        self.values.pop(key, None)


def with_cache(app, cache=Cache()):
    def application(env, start_response):
        env['swift.cache'] = cache
        return app(env, start_response)
    return application


threads = []
for name, listener in LISTENERS.items():
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    path = f'{folder}/{name}.conf'
    with open(path, 'w') as file:
        file.write((PROXY if name == 'proxy' else STORAGE).format(folder=folder, name=name, user=user, secret=secret))
    app = loadapp(path)
    app = with_cache(app) if name == 'proxy' else app
    threads.append(eventlet.spawn(wsgi.server, listener, app, open(os.devnull, 'w')))
print('ready', flush=True)
for thread in threads:
    thread.wait()

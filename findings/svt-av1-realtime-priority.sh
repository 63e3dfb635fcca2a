#!/usr/bin/env bash
# SVT-AV1 1.4.1 (Debian 12, also inside its ffmpeg): started as root, as in most containers, the encoder gives all its
# threads the real-time policy SCHED_FIFO with priority 99. A `nice` before it has no effect: it runs before every other
# process of the machine, and on two cores a batch of encodes at `nice -n 19` let web servers stand still for minutes.
# Started as another user, the same command stays an ordinary process.
# One would have guessed that an encoder keeps the priority that it is started with; it says nothing about the change.
# Needs root, apt and Linux on amd64. Exit status 0 while it behaves so, 1 when that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
apt-get download -qq svt-av1=1.4.1+dfsg-1 libsvtav1enc1=1.4.1+dfsg-1 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
head -c $((640 * 360 * 3 / 2 * 90)) /dev/urandom >noise.yuv

# Prints the policy (0 is the ordinary one, 1 is SCHED_FIFO) and the real-time priority of the most urgent thread seen.
measure() {
  LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu "$@" "$folder/usr/bin/SvtAv1EncApp" -i noise.yuv \
    -w 640 -h 360 --fps 30 -n 90 --preset 6 -b /dev/null >/dev/null 2>&1 &
  local encoder=$! seen='0 0'
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    sleep 0.1
    seen+=$'\n'$(cat /proc/"$encoder"/task/*/stat 2>/dev/null | awk '{ print $41, $40 }')
  done
  kill "$encoder" 2>/dev/null || true
  sort -k2 -n <<<"$seen" | tail -n 1
}
root=$(measure nice -n 19)
other=$(measure setpriv --reuid=65534 --regid=65534 --clear-groups nice -n 19)
echo "as root at nice 19:         policy and real-time priority $root"
echo "as another user at nice 19: policy and real-time priority $other"
[ "$root" = '1 99' ] && [ "$other" = '0 0' ]

#!/usr/bin/env bash
# ffmpeg (2018 build of @ffmpeg-installer 4.1.0; Debian's 5.1.9 gives the same numbers): its two meters of EBU R 128,
# the filters `ebur128` and `loudnorm`, read the same sound 10 LU apart when its quiet part lies near the relative gate,
# 10 LU below the mean: one second at -23 LUFS among nine that are 20.8 LU quieter is -23.7 for one and -34.3 for the
# other. `loudnorm` counts a short loud passage about 0.2 s shorter, so its gate lies lower and lets the quiet part in.
# One would have guessed that two meters of one standard in one program agree within a tenth, and would have called a
# sound that loudnorm brought to -23 and ebur128 reads as -17 an error of the encoding. Away from the gate they agree.
# Needs Linux on amd64. Exit status 0 while they behave so, 1 when that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @ffmpeg-installer/linux-x64@4.1.0
ffmpeg=node_modules/@ffmpeg-installer/linux-x64/ffmpeg
chmod +x "$ffmpeg"

# Prints what both meters say of one second at full level and nine that are so many decibels quieter.
measure() {
  local sound="aevalsrc='if(lt(t,1),0.1,0.1*pow(10,-$1/20))*sin(2*PI*1000*t)':s=48000:d=10" one other
  one=$("$ffmpeg" -hide_banner -nostats -f lavfi -i "$sound" -af ebur128 -f null - 2>&1 |
    grep -A 1 'Integrated loudness' | grep -oE -- '-[0-9.]+ LUFS' | tail -n 1)
  other=$("$ffmpeg" -hide_banner -nostats -f lavfi -i "$sound" -af loudnorm=print_format=json -f null - 2>&1 |
    grep input_i | grep -oE -- '-[0-9.]+')
  echo "$1 dB quieter: ebur128 ${one% LUFS}, loudnorm $other"
}
at_gate=$(measure 20.8)
below=$(measure 26)
echo "$at_gate"
echo "$below"
[ "$at_gate" = '20.8 dB quieter: ebur128 -23.7, loudnorm -34.28' ]
[[ $below == *'ebur128 -23.7, loudnorm -23.7'* ]]

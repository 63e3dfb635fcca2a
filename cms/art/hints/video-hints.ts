import type { ArtHint } from '../core/record';

/** Hints by the code of the video. */
export const VIDEO_HINTS: Readonly<Record<string, ArtHint>> = {
  // The Harbour Cup
  gp4hgfx7: { seed: 'all-day-pitch', scene: 'stadium', mode: 'dusk', composition: 'sun' },
  t4uyfk7k: { seed: 'gulls-anchors', scene: 'striker', mode: 'blaze', composition: 'field' },
  jfztc3t3: { seed: 'every-goal', scene: 'ball', mode: 'blaze', composition: 'screen' },
  th5g4y9j: { seed: 'aswan', scene: 'road', mode: 'paper', composition: 'rose' },
  q67dxw3h: { seed: 'keeper-sings', scene: 'mic', mode: 'blaze' },
  // The Last Serve
  av8f4h4k: { seed: 'padel-final', scene: 'court', mode: 'night', composition: 'mega' },
  h9mjgw3p: { seed: 'walls', scene: 'racket', mode: 'blaze', composition: 'mega' },
  vxjp8cu4: { seed: 'forty-degrees', scene: 'palms', mode: 'paper', composition: 'sun' },
  kbwcu7qy: { seed: 'through-the-gate', scene: 'court', mode: 'paper', composition: 'tunnel' },
  rbjr88wm: { seed: 'grip', scene: 'racket', mode: 'dusk', composition: 'sun' },
  // Respawn
  nuaj4ksh: { seed: 'open-lobby', scene: 'arena', mode: 'night', composition: 'tunnel' },
  usgwnpk3: { seed: 'never-logs-off', scene: 'windows', mode: 'dusk', composition: 'sun' },
  sv75snrf: { seed: 'shoutcaster', scene: 'arena', mode: 'blaze', composition: 'mega' },
  gg5kruma: { seed: 'one-against-five', scene: 'figures', mode: 'paper', composition: 'tunnel' },
  x3uk4p6c: { seed: 'keyboard-or-drums', scene: 'pad', mode: 'dusk', composition: 'mega' },
  // The First Dirham
  vjxa7bwh: { seed: 'selling-shade', scene: 'palms', mode: 'blaze', composition: 'floor' },
  fxw87274: { seed: 'forty-rejections', scene: 'letters', mode: 'dusk', composition: 'field' },
  r7wv2ds2: { seed: 'cousin-payroll', scene: 'figures', mode: 'paper', composition: 'sun' },
  sw8z4yky: { seed: 'pitch-grandmother', scene: 'charts', mode: 'night', composition: 'mega' },
  zgbwtgbb: { seed: 'three-words', scene: 'comic', mode: 'blaze', composition: 'tunnel' },
  // After the Bell
  mca9ffnn: { seed: 'bell-live', scene: 'charts', mode: 'night', composition: 'field' },
  ffwnpnnw: { seed: 'where-salary-goes', scene: 'coins', mode: 'blaze', composition: 'tunnel' },
  mechygna: { seed: 'gold-rent-wedding', scene: 'towers', mode: 'dusk', composition: 'sun' },
  agg6wfej: { seed: 'falafel', scene: 'bowl', mode: 'night', composition: 'mega' },
  wz5wn7np: { seed: 'envelopes', scene: 'letters', mode: 'paper', composition: 'screen' },
  // Dune Drivers
  f9k8gjav: { seed: 'scrapyard-2', scene: 'road', mode: 'night', composition: 'mega' },
  pns42kma: { seed: 'reading-sand', scene: 'dunes', mode: 'blaze', composition: 'floor', swapped: false },
  s8y7ueq3: { seed: 'night-stage', scene: 'mountains', mode: 'night', composition: 'sun' },
  wvzuet3y: { seed: 'soft-dune', scene: 'dunes', mode: 'dusk', composition: 'sun', swapped: false },
  yutsh5sd: { seed: 'tea-at-the-top', scene: 'cup', mode: 'dusk', composition: 'sun' },
  // Rooftop Kitchen
  dpb3m676: { seed: 'koshari', scene: 'rooftop', mode: 'dusk', composition: 'sun' },
  z4fs7umn: { seed: 'sayadieh', scene: 'harbour', mode: 'blaze', composition: 'sun' },
  hg5c2qjj: { seed: 'bread', scene: 'bowl', mode: 'dusk', composition: 'field' },
  k9hpaq8e: { seed: 'warak-enab', scene: 'cook', mode: 'night', composition: 'tunnel' },
  mrqtvfsb: { seed: 'cardamom', scene: 'cup', mode: 'dusk', composition: 'mega' },
  // Standing Room
  h7a2fntp: { seed: 'old-cinema', scene: 'comic', mode: 'dusk', composition: 'tunnel' },
  a99hb98s: { seed: 'father-comments', scene: 'figures', mode: 'blaze', composition: 'field' },
  rxkh2ucv: { seed: 'group-chat', scene: 'windows', mode: 'paper', composition: 'sun' },
  f3kszts6: { seed: 'valet', scene: 'road', mode: 'night', composition: 'tunnel' },
  n4yhxerj: { seed: 'five-minutes', scene: 'comic', mode: 'paper', composition: 'mega' },
  // Oud After Dark
  q2dcnfdt: { seed: 'endless-session', scene: 'musician', mode: 'dusk', composition: 'sun' },
  wx4re557: { seed: 'motorbike', scene: 'vinyl', mode: 'night', composition: 'mega' },
  asn5hxtt: { seed: 'pearl-divers', scene: 'harbour', mode: 'night', composition: 'sun' },
  d9zqkd6m: { seed: 'qanun', scene: 'rooftop', mode: 'night', composition: 'sun' },
  d4ypk3xb: { seed: 'tuning', scene: 'oud', mode: 'dusk', composition: 'field' },
  // The Corner Stool
  q8vy7rqj: { seed: 'fight-night', scene: 'boxers', mode: 'night', composition: 'sun' },
  tahwzh7r: { seed: 'full-fight', scene: 'ring', mode: 'blaze', composition: 'sun' },
  ztspsrd6: { seed: 'whispers', scene: 'stool', mode: 'blaze', composition: 'tunnel' },
  ysv2n43z: { seed: 'last-round', scene: 'boxers', mode: 'dusk', composition: 'mega' },
  cpdrmk6d: { seed: 'hand-wraps', scene: 'ring', mode: 'dusk', composition: 'mega' },
  // The Slow Road
  bx88wax8: { seed: 'iron-train', scene: 'train', mode: 'blaze', composition: 'sun', swapped: false },
  brzfuwdc: { seed: 'jabal-akhdar', scene: 'mountains', mode: 'paper', composition: 'sun' },
  aubmksgr: { seed: 'ferry', scene: 'harbour', mode: 'dusk', composition: 'mega' },
  meqx8yra: { seed: 'sleep-on-a-roof', scene: 'minarets', mode: 'night', composition: 'sun' },
  afbnmpqh: { seed: 'seat-14a', scene: 'cabin', mode: 'blaze', composition: 'sun', swapped: false },
  // Ten-Minute Cinema
  yay5rkch: { seed: 'lift-operator', scene: 'arches', mode: 'night', composition: 'field' },
  z3wszhtw: { seed: 'neighbours-light', scene: 'windows', mode: 'night', composition: 'sun' },
  ykvqwr6z: { seed: 'salt', scene: 'waves', mode: 'dusk', composition: 'sun' },
  mhha4m2e: { seed: 'one-take', scene: 'cinema', mode: 'dusk', composition: 'mega' },
  xyecdbkx: { seed: 'one-object', scene: 'projector', mode: 'blaze', composition: 'mega' },
  // Friday League
  '37q9t5ny': { seed: 'sandal-goal', scene: 'striker', mode: 'blaze', composition: 'field' },
  '3nhy7umj': { seed: 'oldest-substitute', scene: 'stadium', mode: 'dusk', composition: 'sun' },
  // Ninety Plus
  '5swewrcd': { seed: 'losing-manager', scene: 'mic', mode: 'blaze', composition: 'sun' },
  '9qjjr44u': { seed: 'remote', scene: 'projector', mode: 'night', composition: 'field' },
  // Glass Walls
  sn3y5bp5: { seed: 'eyes-closed', scene: 'court', mode: 'dusk', composition: 'mega' },
  '4kdarnkv': { seed: 'mine', scene: 'racket', mode: 'night', composition: 'field' },
  // First Racket
  gxpn94mz: { seed: 'bus-stop', scene: 'palms', mode: 'paper', composition: 'mega' },
  q2s57mk2: { seed: 'waiter', scene: 'racket', mode: 'dusk', composition: 'mega' },
  // Weigh-In
  vn7g8f8z: { seed: 'after-the-scale', scene: 'bowl', mode: 'dusk', composition: 'sun' },
  jvvy9g9c: { seed: 'kitchen-rope', scene: 'ring', mode: 'dusk', composition: 'mega' },
  // Third Gear
  p2k6u4cn: { seed: 'clutch', scene: 'road', mode: 'dusk', composition: 'tunnel' },
  twb2chf5: { seed: 'car-wash', scene: 'figures', mode: 'blaze', composition: 'mega' },
  // The Long Salt
  '2vfhmt48': { seed: 'horn', scene: 'dunes', mode: 'blaze', composition: 'floor' },
  utxuqdv2: { seed: 'lorry-bed', scene: 'road', mode: 'night', composition: 'sun' },
  // Patch Notes
  ur7s38tr: { seed: 'loading', scene: 'arena', mode: 'night', composition: 'tunnel' },
  g32acacs: { seed: 'buff-nerf', scene: 'pad', mode: 'blaze', composition: 'mega' },
  // Couch Co-op
  abp594u7: { seed: 'pause', scene: 'pad', mode: 'paper', composition: 'sun' },
  tku2t3rj: { seed: 'crumbs', scene: 'bowl', mode: 'blaze', composition: 'mega' },
  // Second Floor
  k9ja3drb: { seed: 'seven-names', scene: 'windows', mode: 'night', composition: 'mega' },
  f6ve9e3g: { seed: 'eighteen-steps', scene: 'arches', mode: 'blaze', composition: 'tunnel' },
  // Family Business
  g78udueb: { seed: 'cousin-price', scene: 'coins', mode: 'paper', composition: 'mega' },
  pgythaj9: { seed: 'five-digits', scene: 'letters', mode: 'dusk', composition: 'field' },
  // The Rent Is Due
  ecq5n3jg: { seed: 'day-31', scene: 'cook', mode: 'paper', composition: 'field' },
  '4s474s4e': { seed: 'furnished', scene: 'windows', mode: 'paper', composition: 'tunnel' },
  // Small Change
  d2eb4hvb: { seed: 'sleep-on-it', scene: 'lanterns', mode: 'night', composition: 'tunnel' },
  yvas8zg7: { seed: 'fives', scene: 'coins', mode: 'blaze', composition: 'sun' },
  // Battery Low
  '2ykbzafp': { seed: 'rice', scene: 'bowl', mode: 'blaze', composition: 'sun' },
  puq6ewp5: { seed: 'window-light', scene: 'windows', mode: 'paper', composition: 'sun' },
  // Away End
  gevdhwr2: { seed: 'maamoul', scene: 'ball', mode: 'night', composition: 'mega' },
  // The Second Call
  '7rrf7pn3': { seed: 'hold-music', scene: 'vinyl', mode: 'dusk', composition: 'screen' },
  // Made in a Garage
  ykqs8xrc: { seed: 'bright-drop', scene: 'orbit', mode: 'night', composition: 'sun' },
  '925tjejv': { seed: 'it-works-once', scene: 'workbench', mode: 'blaze', composition: 'tunnel' },
  // Wrong Number
  '7bpagpus': { seed: 'seven-goodbyes', scene: 'figures', mode: 'blaze', composition: 'field' },
  zt5vmyft: { seed: 'unknown-number', scene: 'phone', mode: 'paper', composition: 'sun' },
  // Courtyard Sessions
  c3rbd5xw: { seed: 'fountain', scene: 'arches', mode: 'night', composition: 'mega' },
  hez2qyk8: { seed: 'sixty-chairs', scene: 'lanterns', mode: 'blaze', composition: 'mega' },
  // First Cut
  '5aj893kr': { seed: 'clap-sneeze', scene: 'cinema', mode: 'dusk', composition: 'mega' },
  mfxmur8u: { seed: 'foley-door', scene: 'projector', mode: 'paper', composition: 'tunnel' },
  // Grandmother’s Spoon
  '9w6usc3f': { seed: 'garlic', scene: 'bowl', mode: 'night', composition: 'field' },
  gkpdt6xb: { seed: 'blow-on-it', scene: 'cook', mode: 'dusk', composition: 'sun' },
  // Last Ferry
  b7ut7tjb: { seed: 'ropes-off', scene: 'ferry', mode: 'dusk', composition: 'tunnel' },
  qtt2tdaw: { seed: 'twelve-gulls', scene: 'waves', mode: 'paper', composition: 'screen' },
  // Ten Square Metres
  uzrhh5j7: { seed: 'plank', scene: 'windows', mode: 'night', composition: 'sun' },
  p8yh777g: { seed: 'sofa-cat', scene: 'figures', mode: 'blaze', composition: 'tunnel' },
  // One Lamp
  qd7z5svh: { seed: 'nine-seconds', scene: 'lanterns', mode: 'blaze', composition: 'field' },
  '8v5g3mt7': { seed: 'bulb', scene: 'rooftop', mode: 'paper', composition: 'sun' },
  // Unmuted
  w7hrmux3: { seed: 'one-per-cent', scene: 'phone', mode: 'night', composition: 'mega' },
  // The In-Laws
  '76urkb3v': { seed: 'eaten-nothing', scene: 'bowl', mode: 'blaze', composition: 'mega' },
  '3emdq3sy': { seed: 'slipper', scene: 'arches', mode: 'dusk', composition: 'mega' },
  // One Microphone
  apac6xdq: { seed: 'dented', scene: 'mic', mode: 'blaze', composition: 'tunnel' },
  '4d82yeey': { seed: 'to-the-wall', scene: 'figures', mode: 'dusk', composition: 'field' },
  // Night Bus
  '979pg4pz': { seed: 'stop-button', scene: 'bus', mode: 'dusk', composition: 'sun' },
  '55j38tn4': { seed: 'wet-glass', scene: 'towers', mode: 'dusk', composition: 'tunnel' },
  // The Bread Map
  '7bgcr8c7': { seed: 'the-puff', scene: 'bread', mode: 'paper', composition: 'screen' },
  carvrn7b: { seed: 'first-tray', scene: 'cook', mode: 'dusk', composition: 'field' },
  // Border Tea
  hwr54rqv: { seed: 'kettle-boils', scene: 'figures', mode: 'blaze', composition: 'tunnel' },
  j4ub97nz: { seed: 'too-hot', scene: 'cup', mode: 'blaze', composition: 'field' },
  // Before Sunrise
  '8zwy344e': { seed: 'double-knot', scene: 'road', mode: 'paper', composition: 'sun' },
  '77cxgx43': { seed: 'twenty-seconds', scene: 'minarets', mode: 'night', composition: 'mega' },
  // Unsent Letters
  req8tqjh: { seed: 'alarm-clock', scene: 'letters', mode: 'blaze', composition: 'mega' },
};

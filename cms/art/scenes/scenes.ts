import { arches } from './arches.scene';
import { arena } from './arena.scene';
import { ball } from './ball.scene';
import { bowl } from './bowl.scene';
import { boxers } from './boxers.scene';
import { bread } from './bread.scene';
import { bus } from './bus.scene';
import { cabin } from './cabin.scene';
import { charts } from './charts.scene';
import { cinema } from './cinema.scene';
import { coins } from './coins.scene';
import { comic } from './comic.scene';
import { cook } from './cook.scene';
import { court } from './court.scene';
import { cup } from './cup.scene';
import { dunes } from './dunes.scene';
import { ferry } from './ferry.scene';
import { figures } from './figures.scene';
import { harbour } from './harbour.scene';
import { headphones } from './headphones.scene';
import { lanterns } from './lanterns.scene';
import { letters } from './letters.scene';
import { mic } from './mic.scene';
import { minarets } from './minarets.scene';
import { mountains } from './mountains.scene';
import { musician } from './musician.scene';
import { orbit } from './orbit.scene';
import { oud } from './oud.scene';
import { pad } from './pad.scene';
import { palms } from './palms.scene';
import { phone } from './phone.scene';
import { projector } from './projector.scene';
import { racket } from './racket.scene';
import { ring } from './ring.scene';
import { road } from './road.scene';
import { rooftop } from './rooftop.scene';
import type { Scene } from './scene';
import { stadium } from './stadium.scene';
import { stool } from './stool.scene';
import { striker } from './striker.scene';
import { terrace } from './terrace/terrace.scene';
import { towers } from './towers.scene';
import { train } from './train.scene';
import { vinyl } from './vinyl.scene';
import { waves } from './waves.scene';
import { weights } from './weights.scene';
import { windows } from './windows.scene';
import { workbench } from './workbench.scene';

/** All scenes that a picture can show. */
export const SCENES = {
  arches,
  arena,
  ball,
  bowl,
  boxers,
  bread,
  bus,
  cabin,
  charts,
  cinema,
  coins,
  comic,
  cook,
  court,
  cup,
  dunes,
  ferry,
  figures,
  harbour,
  headphones,
  lanterns,
  letters,
  mic,
  minarets,
  mountains,
  musician,
  orbit,
  oud,
  pad,
  palms,
  phone,
  projector,
  racket,
  ring,
  road,
  rooftop,
  stadium,
  stool,
  striker,
  terrace,
  towers,
  train,
  vinyl,
  waves,
  weights,
  windows,
  workbench,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

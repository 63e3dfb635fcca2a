import type { Locale } from '@sahra/schemas/constants';

interface Sound {
  /**
   * Sound at `t` seconds, as an expression of ffmpeg's aevalsrc filter. Tones fit 8 seconds, so that a live stream can
   * repeat them.
   */
  expression: string;
  caption: Record<Locale, string>;
}

/** Sounds of the films. */
export const SOUNDS = {
  sea: {
    expression:
      '0.16*(random(0)-0.5)*(0.55+0.45*sin(2*PI*0.25*t))+0.08*(random(1)-0.5)*(0.5+0.5*sin(2*PI*0.375*t+1))+0.03*sin(2*PI*82.5*t)',
    caption: { en: '[Small waves]', ar: '[أمواج هادئة]' },
  },
  street: {
    expression:
      '0.05*sin(2*PI*110*t)*(0.6+0.4*sin(2*PI*0.125*t))+0.03*sin(2*PI*164.75*t)*(0.5+0.5*sin(2*PI*0.25*t+1))+0.03*(random(0)-0.5)',
    caption: { en: '[A quiet street]', ar: '[شارع هادئ]' },
  },
  crowd: {
    expression:
      '0.14*(random(0)-0.5)*(0.7+0.3*sin(2*PI*0.25*t))+0.28*sin(2*PI*62*t)*exp(-7*mod(t,1))+0.1*sin(2*PI*93*t)*exp(-12*mod(t+0.5,2))',
    caption: { en: '[A crowd and a drum]', ar: '[جمهور وطبلة]' },
  },
  strings: {
    expression:
      '0.15*sin(2*PI*146.75*t)*exp(-2.4*mod(t,2))+0.11*sin(2*PI*220*t)*exp(-3*mod(t+0.5,2))+0.09*sin(2*PI*233*t)*exp(-3*mod(t+1,4))+0.08*sin(2*PI*293.625*t)*exp(-3.4*mod(t+3,4))',
    caption: { en: '[Plucked strings]', ar: '[نقر على الأوتار]' },
  },
  engine: {
    expression:
      '0.12*sin(2*PI*55*t)*(0.8+0.2*sin(2*PI*8*t))+0.06*sin(2*PI*82.5*t)+0.05*(random(0)-0.5)*(0.6+0.4*sin(2*PI*0.5*t))',
    caption: { en: '[An engine hums]', ar: '[أزيز محرّك]' },
  },
  kitchen: {
    expression:
      '0.09*(random(0)-0.5)*(0.4+0.6*abs(sin(2*PI*3*t)))+0.07*sin(2*PI*180*t)*exp(-18*mod(t*1.25,1))+0.03*sin(2*PI*98*t)',
    caption: { en: '[Something simmers]', ar: '[قدر تغلي على مهل]' },
  },
  wind: {
    expression:
      '0.12*(random(0)-0.5)*(0.5+0.5*sin(2*PI*0.125*t))+0.05*sin(2*PI*110*t)*(0.6+0.4*sin(2*PI*0.25*t))+0.03*sin(2*PI*164.75*t)',
    caption: { en: '[Wind]', ar: '[ريح]' },
  },
  tones: {
    expression:
      '0.08*sin(2*PI*174.625*t)*exp(-3*mod(t,1))+0.07*sin(2*PI*261.625*t)*exp(-3*mod(t+0.5,2))+0.05*sin(2*PI*349.25*t)*exp(-4*mod(t+0.25,1))+0.03*sin(2*PI*87.25*t)',
    caption: { en: '[Soft electronic tones]', ar: '[نغمات إلكترونية هادئة]' },
  },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

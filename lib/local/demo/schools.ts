import { cifraControllo } from '#shared/domain/codici/partita-iva.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { MILANO, NAPOLI, ROMA, type Luogo } from './places.ts';

/** A school of the demonstration: who works in it and how many of the outsiders of `payees.ts` it pays. */
export interface ScuolaDemo {
  readonly codmin: string;
  /** With the characters that the F24 accepts. */
  readonly nome: string;
  readonly setupType: SetupType;
  readonly luogo: Luogo;
  readonly dipendenti: number;
  readonly esterni: number;
  /** Makes its people different from those of the others. */
  readonly seme: number;
}

/** Eleven digits, the last of control. */
export const codiceFiscaleScuola = (seme: number): string => {
  const dieci = `970000000${seme}`;
  return `${dieci}${cifraControllo(dieci)}`;
};

export const SCUOLA_DEMO = 'XXIS00100A';
export const SECONDA_SCUOLA = 'XXST00200B';
export const TERZA_SCUOLA = 'XXPS00300C';

/** Invented, like everybody in them: one of each kind that pays in its own way. */
export const scuoleDemo: readonly ScuolaDemo[] = [
  {
    codmin: SCUOLA_DEMO,
    nome: 'Istituto Superiore Alfa Dimostrativo',
    setupType: 'SCUOLA',
    luogo: ROMA,
    dipendenti: 120,
    esterni: 21,
    seme: 1,
  },
  {
    codmin: SECONDA_SCUOLA,
    nome: 'Conservatorio Beta Dimostrativo',
    setupType: 'AFAM',
    luogo: MILANO,
    dipendenti: 30,
    esterni: 3,
    seme: 2,
  },
  {
    codmin: TERZA_SCUOLA,
    nome: 'Liceo Paritario Gamma Dimostrativo',
    setupType: 'PARITARIA',
    luogo: NAPOLI,
    dipendenti: 20,
    esterni: 3,
    seme: 3,
  },
];

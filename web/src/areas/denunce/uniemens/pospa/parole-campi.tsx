import type { ReactNode } from 'react';
import { gestioneInParole } from '#shared/denunce/parole-pos-pa.ts';
import { atecoInParole } from '#shared/domain/codici/ateco.ts';
import { formatAnnoMese } from '#shared/domain/tempo/mese.ts';
import { nomeComune } from '#ui/codici/parole-codici.tsx';

/** The month of a field that is written whole; nothing while it is not. */
const mese = (valore: string): ReactNode => {
  const parole = formatAnnoMese(valore);
  return parole === valore ? undefined : parole;
};

const PER_CAMPO: Readonly<Record<string, (valore: string) => ReactNode>> = {
  CodGestione: gestioneInParole,
  Gestione: gestioneInParole,
  ISTAT: atecoInParole,
  CodiceComune: nomeComune,
  AnnoMese: mese,
  AnnoMeseRif: mese,
  AnnoMeseErogazione: mese,
  AnnoMeseDecorrenzaContrib: mese,
};

/** Returns the words of what a field of text of ListaPosPA holds, by the last part of its name; undefined of what is no code, or has no words. */
export const paroleDelCampo = (nome: string, valore: string): ReactNode =>
  valore === '' ? undefined : PER_CAMPO[nome.split('.').at(-1) ?? '']?.(valore);

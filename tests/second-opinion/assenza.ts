import type { Situazione } from '#shared/calculation/situazione/situazione.ts';

/** Absences of a month that the second implementation knows, from their norms. */
export const ASSENZE = ['SCIOPERO', 'MALATTIA', 'MALATTIA_GRAVE_PATOLOGIA', 'CONGEDO_BIENNALE'] as const;
type Assenza = (typeof ASSENZE)[number];

const GIORNO = 86_400_000;
const giorniTra = (dal: string, al: string): number => Math.round((Date.parse(al) - Date.parse(dal)) / GIORNO) + 1;

interface Persa {
  readonly stipendio: number;
  readonly accessorio: number;
}

/** Thirtieths of pay that so many of an absence lose. */
type Perdita = (trentesimi: number, contratto: string) => Persa;

/** Of an ordinary illness the first ten days have no fixed accessory pay (DL 112/2008 art. 71). */
const malattia: Perdita = (quanti, contratto) => {
  // CCNL 2007 art. 19: a short substitute has half, thirty days a year; one of the year a month whole.
  const quota = contratto === 'SUPPLENTE_BREVE' ? 0.5 : 0;
  const primi = Math.min(10, quanti);
  return { stipendio: quanti * quota, accessorio: primi + (quanti - primi) * quota };
};

const PERDITE: Readonly<Record<Assenza, Perdita>> = {
  // L. 146/1990: no work, no pay.
  SCIOPERO: (quanti) => ({ stipendio: quanti, accessorio: quanti }),
  MALATTIA: malattia,
  // CCNL 2007 art. 17 c. 9: whole.
  MALATTIA_GRAVE_PATOLOGIA: () => ({ stipendio: 0, accessorio: 0 }),
  // D.Lgs. 151/2001 art. 42 c. 5-ter: the fixed pay.
  CONGEDO_BIENNALE: () => ({ stipendio: 0, accessorio: 0 }),
};

/** Days without the 13th: those without pay (CCNL 2007 art. 80 c. 5), and those of the leave of two years (D.Lgs. 151/2001 art. 42 c. 5-quinquies). */
const SENZA_TREDICESIMA: readonly Assenza[] = ['SCIOPERO', 'CONGEDO_BIENNALE'];

/** Part of the 13th of each day that its pay loses with it (CCNL 2007 art. 80 c. 6): half of the illness of a short substitute. */
const quotaPersa = (tipo: Assenza, contratto: string): number =>
  tipo === 'MALATTIA' && contratto === 'SUPPLENTE_BREVE' ? 0.5 : 0;

const isAssenza = (tipo: string): tipo is Assenza => (ASSENZE as readonly string[]).includes(tipo);

const contrattoDi = (percettore: Situazione['percettore']): string =>
  'contratto' in percettore ? percettore.contratto : '';

/** The one absence of a service; null where it has none. */
const soloUna = ({ assenze: [assenza, altra] }: Situazione['servizi'][number]) => {
  if (assenza === undefined) return null;
  const { tipo, dal, al } = assenza;
  if (altra !== undefined || !isAssenza(tipo)) throw new Error('The second implementation knows one absence');
  return { tipo, dal, al };
};

/** The absence of a service, in the terms of the second implementation; the days that give no deductions apart. */
export const dellAssenza = (
  { servizi: [servizio], percettore }: Situazione,
  trentesimi: number,
): { readonly ingressi: Readonly<Record<string, number>>; readonly senzaDetrazioni: number } => {
  const assenza = servizio === undefined ? null : soloUna(servizio);
  if (servizio === undefined || assenza === null) return { ingressi: {}, senzaDetrazioni: 0 };
  const { tipo, dal, al } = assenza;
  const giorni = giorniTra(dal, al);
  const interi = giorni === giorniTra(servizio.competenza.dal, servizio.competenza.al);
  const contati = interi ? trentesimi : Math.min(giorni, trentesimi - 1);
  const persa = PERDITE[tipo](contati, contrattoDi(percettore));
  return {
    ingressi: {
      'trentesimi persi': persa.stipendio,
      "trentesimi persi dell'accessorio": persa.accessorio,
      'giorni senza tredicesima': SENZA_TREDICESIMA.includes(tipo) ? giorni : 0,
      'giorni di tredicesima persi in parte': giorni * quotaPersa(tipo, contrattoDi(percettore)),
      'trentesimi senza TFR': tipo === 'CONGEDO_BIENNALE' ? contati : 0,
      // Of the illness drawn here no day is without pay.
      'trentesimi di malattia pagata in parte': tipo === 'MALATTIA' ? persa.stipendio : 0,
      "trentesimi di malattia dell'accessorio": tipo === 'MALATTIA' ? persa.accessorio : 0,
    },
    senzaDetrazioni: tipo === 'SCIOPERO' ? giorni : 0,
  };
};

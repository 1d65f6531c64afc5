import { expect, test } from 'vitest';
import { rigaCompatta } from '#archivio/cedolini/cedolino.ts';
import { mesiDelCedolino } from '#functions/cedolini/cedolino/riassunto.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { adempimenti, type Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { calcolato, supplenza, voce } from '../../shared/calculation/situazioni.ts';
import { enti } from '../../shared/instradamento/pagamenti.ts';

// The month of each filing, told a second time by kind of payee and by day, from the law and not from the tables of the program.

/** Days around the ends of months, of a year, and of the days of January that still belong to it. */
const GIORNI = [
  '2026-06-29', '2026-06-30', '2026-07-01', '2026-12-29', '2026-12-31',
  '2026-01-02', '2026-01-08', '2026-01-11', '2026-01-12', '2026-01-13', '2026-01-20', '2026-01-31', '2026-02-01',
] as const; // oxfmt-ignore

/** The name of the run says another month than its payment: nothing but Modello M may follow it. */
const LIQUIDAZIONE = { anno: 2025, mese: 11 };

interface Caso {
  readonly nome: string;
  readonly situazione: Omit<SituazioneInput, 'liquidazione' | 'dataPagamento'>;
  /** Employment and assimilated income of a year goes on until 12 January, fees are of the day. */
  readonly reddito: 'DIPENDENTE' | 'ASSIMILATO' | 'AUTONOMO';
  /** The month that INPS wants. */
  readonly inps: 'NIENTE' | 'PAGAMENTO' | 'COLLABORATORE' | 'SERVIZIO';
}

const DICEMBRE = { dal: '2025-12-01', al: '2025-12-31' };
const compensi = { voci: [voce(600_000, { competenza: DICEMBRE })] };
const fiscali: NonNullable<SituazioneInput['fiscali']> = {
  aliquotaMassima: { aliquota: 430_000, lettaDa: 'x' },
  gestioneSeparata: 'CON_DIS_COLL',
  redditoComplessivo: 1_200_000,
  redditoLavoroDipendente: 1_200_000,
  redditiBiennio: [2_000_000, 1_900_000],
};
const docente = { contratto: 'TI', ruolo: 'DOCENTE' } as const;

const CASI: readonly Caso[] = [
  { nome: 'staff with no end', situazione: { tipo: 'ACC', percettore: { tipo: 'DIPENDENTE', ...docente }, fiscali, ...compensi }, reddito: 'DIPENDENTE', inps: 'NIENTE' },
  { nome: 'staff until August', situazione: { tipo: 'ACC', percettore: { tipo: 'DIPENDENTE', contratto: 'TD_31_8', ruolo: 'ATA' }, fiscali, ...compensi }, reddito: 'DIPENDENTE', inps: 'PAGAMENTO' },
  { nome: 'short substitute', situazione: { tipo: 'ACC', percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' }, fiscali, ...compensi }, reddito: 'DIPENDENTE', inps: 'PAGAMENTO' },
  { nome: 'trainer', situazione: { tipo: 'FOR', percettore: { tipo: 'FORMATORE', ...docente }, fiscali, ...compensi }, reddito: 'DIPENDENTE', inps: 'NIENTE' },
  { nome: 'collaborator', situazione: { tipo: 'COC', percettore: { tipo: 'COCOCO' }, fiscali, ...compensi }, reddito: 'ASSIMILATO', inps: 'COLLABORATORE' },
  { nome: 'occasional over 5,000 €', situazione: { tipo: 'EST', percettore: { tipo: 'OCCASIONALE' }, fiscali: { ...fiscali, gestioneSeparata: 'ALTRA_COPERTURA' }, ...compensi }, reddito: 'AUTONOMO', inps: 'COLLABORATORE' },
  { nome: 'professional', situazione: { tipo: 'EST', percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_4', iva: 'ESENTE' }, fiscali, ...compensi }, reddito: 'AUTONOMO', inps: 'NIENTE' },
  { nome: 'not resident', situazione: { tipo: 'EST', percettore: { tipo: 'NON_RESIDENTE' }, fiscali, ...compensi }, reddito: 'AUTONOMO', inps: 'NIENTE' },
  { nome: 'substitute paid by an AFAM institute', situazione: { ...supplenza('2025-12-01', '2025-12-22', { enti: { fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS' }, fiscali }) }, reddito: 'DIPENDENTE', inps: 'SERVIZIO' },
]; // oxfmt-ignore

const attesi = ({ reddito, inps }: Caso, giorno: string): Readonly<Record<Adempimento, string>> => {
  const pagamento = giorno.slice(0, 7);
  const anno = Number(giorno.slice(0, 4));
  const suo = reddito !== 'AUTONOMO' && giorno <= `${anno}-01-12` ? `${anno - 1}-12` : pagamento;
  const previdenza = { NIENTE: '', PAGAMENTO: pagamento, COLLABORATORE: suo, SERVIZIO: '2025-12' }[inps];
  return { UNIEMENS: previdenza, SPT: suo, F24: pagamento, IRAP: pagamento, CU: suo, MODM: '2025-11' };
};

const scritto = ({ anno, mese }: { readonly anno: number; readonly mese: number }): string =>
  `${anno}-${String(mese).padStart(2, '0')}`;

test.each(CASI.flatMap((caso) => GIORNI.map((giorno) => ({ ...caso, giorno }))))(
  '$nome paid on $giorno: every filing has its month, by route and by head',
  ({ giorno, ...caso }) => {
    const situazione: SituazioneInput = {
      ...caso.situazione,
      enti: { ...enti, ...caso.situazione.enti },
      liquidazione: LIQUIDAZIONE,
      dataPagamento: giorno,
    };
    const cedolino = calcolato(situazione);
    const mesi = attesi(caso, giorno);
    const alimentati = adempimenti.filter((uno) => cedolino.adempimenti.includes(uno));
    expect(alimentati).toContain('F24');
    expect(alimentati.includes('UNIEMENS')).toBe(caso.inps !== 'NIENTE');
    const rotte = instradamento(cedolino, Situazione.parse(situazione), regoleCorrenti());
    for (const adempimento of alimentati) {
      const deiCent = rotte.flatMap(({ adempimenti: suoi }) => suoi[adempimento] ?? []);
      expect([adempimento, ...new Set(deiCent.map(scritto))]).toEqual([adempimento, mesi[adempimento]]);
    }
    const servizio = caso.inps === 'SERVIZIO' ? { anno: 2025, mese: 12 } : undefined;
    const daTestata = mesiDelCedolino(
      {
        annoFiscale: cedolino.annoFiscale,
        righe: cedolino.righe.filter(({ gruppo }) => gruppo !== 'riepilogo').map(rigaCompatta),
      },
      { ANNO: LIQUIDAZIONE.anno, MESE: LIQUIDAZIONE.mese, dataPagamento: giorno },
      servizio,
    );
    for (const adempimento of alimentati)
      expect([adempimento, scritto(daTestata[adempimento])]).toEqual([adempimento, mesi[adempimento]]);
  },
);

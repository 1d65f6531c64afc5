import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { Segno } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { SegnoScadenza, type SegnoDaScrivere } from '#shared/contracts/denunce/scadenze.ts';
import type { PassoSegnabile } from '#shared/domain/denunce/chiusura-anno.ts';
import { defineEntita } from '../../entita.ts';
import { impostazione } from '../../scuola/impostazione.ts';

const Conto = z.strictObject({ totale: z.int(), mancano: z.int() });

export const SegniChiusura = z.strictObject({
  uid: z.string(),
  versione: z.int(),
  segni: z.array(Segno),
  /** Deadlines of the year that somebody said something of. */
  scadenze: z.array(SegnoScadenza).optional(),
  /** How many the program counted, the last time it did, of what only the payslips of the year tell. */
  conti: z.record(z.string(), Conto).optional(),
});
export type SegniChiusura = z.infer<typeof SegniChiusura>;

/** The words of the office on a year, on the steps that close it and on its deadlines, and the program's counts: one record a year. */
export const segniChiusuraEntita = defineEntita<SegniChiusura>({
  nome: 'SEGNI_CHIUSURA',
  posto: 'scuola',
  schema: SegniChiusura,
  shape: 1,
});

const nessuno = (anno: number): SegniChiusura => ({ uid: String(anno), versione: 1, segni: [] });

interface DaSegnare {
  readonly anno: number;
  readonly versione: number;
  readonly passo: PassoSegnabile;
  readonly fatto: boolean;
}

export const segniChiusura = {
  get: (anno: number, archivio: Archivio): Promise<SegniChiusura> =>
    impostazione(segniChiusuraEntita, archivio, nessuno(anno)).load(),
  /** @throws VERSIONE_SUPERATA */
  save: async ({ anno, versione, passo, fatto }: DaSegnare, context: RequestContext) => {
    const { archivio, sessione, adesso } = context;
    const uno = impostazione(segniChiusuraEntita, archivio, nessuno(anno));
    const letti = await uno.load();
    const altri = letti.segni.filter((segno) => segno.passo !== passo);
    const suo = { passo, chi: sessione.descutente, il: instant(adesso) };
    const salvati = await uno.save({ ...letti, versione, segni: fatto ? [...altri, suo] : altri }, context);
    return { anno, versione: salvati.versione, segni: salvati.segni };
  },
  /** Every year of which something was said or counted. One query. */
  list: (archivio: Archivio): Promise<SegniChiusura[]> => archivio.of(segniChiusuraEntita).listAll(),
  /** Says something of a deadline, or takes it back: then of the step of the closing too. @throws VERSIONE_SUPERATA */
  saveScadenza: async (
    { anno, versione, adempimento, mese, come, perche }: SegnoDaScrivere,
    context: RequestContext,
  ): Promise<{ readonly anno: number; readonly versione: number }> => {
    const { archivio, sessione, adesso } = context;
    const uno = impostazione(segniChiusuraEntita, archivio, nessuno(anno));
    const letti = await uno.load();
    const altre = (letti.scadenze ?? []).filter((una) => una.adempimento !== adempimento || una.mese !== mese);
    const segni = letti.segni.filter(({ passo }) => mese !== null || passo !== adempimento);
    const sua = { adempimento, mese, perche, chi: sessione.descutente, il: instant(adesso) };
    const scadenze = come === 'APERTA' ? altre : [...altre, { ...sua, come }];
    const salvati = await uno.save({ ...letti, versione, segni, scadenze }, context);
    return { anno, versione: salvati.versione };
  },
  /** Keeps what was counted of a year, when it is not what was kept. @throws VERSIONE_SUPERATA */
  saveConti: async (
    anno: number,
    conti: NonNullable<SegniChiusura['conti']>,
    context: Pick<RequestContext, 'archivio' | 'modifica'>,
  ): Promise<void> => {
    const uno = impostazione(segniChiusuraEntita, context.archivio, nessuno(anno));
    const letti = await uno.load();
    if (!isDeepStrictEqual(letti.conti ?? {}, conti)) await uno.save({ ...letti, conti }, context);
  },
};

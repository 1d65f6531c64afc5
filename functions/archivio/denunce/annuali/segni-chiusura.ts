import * as z from 'zod';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { RequestContext } from '#platform/http/api-handler.ts';
import { Segno } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import type { PassoSegnabile } from '#shared/domain/denunce/chiusura-anno.ts';
import { defineEntita } from '../../entita.ts';
import { impostazione } from '../../scuola/impostazione.ts';

const SegniChiusura = z.strictObject({ uid: z.string(), versione: z.int(), segni: z.array(Segno) });
type SegniChiusura = z.infer<typeof SegniChiusura>;

/** What the office says it has done to close a year: one record a year. */
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
    const { uid, segni } = await uno.load();
    const altri = segni.filter((segno) => segno.passo !== passo);
    const suo = { passo, chi: sessione.descutente, il: instant(adesso) };
    const salvati = await uno.save({ uid, versione, segni: fatto ? [...altri, suo] : altri }, context);
    return { anno, versione: salvati.versione, segni: salvati.segni };
  },
};

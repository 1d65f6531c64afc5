import * as z from 'zod';
import { Cruscotto } from '../../../shared/contracts/casa/casa.ts';
import { quadroDelGiorno } from '../../archivio/casa/quadro-del-giorno.ts';
import { versioneRegole } from '../../archivio/cedolini/versione-regole.ts';
import { listScadenze } from '../../denunce/scadenze/scadenze-service.ts';
import { instant } from '../../platform/clock.ts';
import type { RequestContext } from '../../platform/http/api-handler.ts';
import { loadMancanze } from '../mancanze.ts';
import { loadDenunciate } from './passi-del-mese.ts';
import { assentiIl, inScadenza } from './personale-di-oggi.ts';

/** What the dashboard says whatever the month: who ends, who is absent, what is due, what is missing, what was filed. */
const Quadro = z.object({
  ...Cruscotto.pick({ inScadenza: true, assenti: true, scadenze: true, mancanze: true }).shape,
  denunciate: z.array(z.string()),
});
type Quadro = z.infer<typeof Quadro>;

export type Momento = Pick<RequestContext, 'archivio' | 'oggi' | 'adesso' | 'modifica'>;

/**
 * The day of the school in two requests: as it was kept, while nothing that it depends on has changed since. Otherwise it is gathered again, and kept.
 */
export const loadQuadro = async (momento: Momento): Promise<Quadro> => {
  const { archivio, oggi, adesso } = momento;
  const conservato = await quadroDelGiorno(archivio).get();
  if (conservato?.oggi !== oggi || conservato.programma !== versioneRegole()) return gatherQuadro(momento);
  const cambi = await countCambi(momento, conservato.dal);
  const letto = Quadro.safeParse(conservato.quadro);
  const isDelMese = conservato.dal.slice(0, 7) === instant(adesso).slice(0, 7);
  return isDelMese && letto.success && cambi?.quanti === conservato.cambi ? letto.data : gatherQuadro(momento);
};

const SECONDO = 1000;
/** Longer than a step of long work: a change stored after the count, with an instant before it, is counted the next time. */
const INDIETRO = 15 * 60 * SECONDO;
/** Indexes follow the table after a moment: what was gathered beside a change is shown, and not kept. */
const ASSESTAMENTO = 10 * SECONDO;

const gatherQuadro = async ({ archivio, oggi, adesso, modifica }: Momento): Promise<Quadro> => {
  const dal = instant(new Date(adesso.getTime() - INDIETRO));
  const cambi = await countCambi({ archivio, adesso }, dal);
  const [denunciate, ends, assenti, scadenze, mancanze] = await Promise.all([
    loadDenunciate(archivio),
    inScadenza(archivio, oggi),
    assentiIl(archivio, oggi),
    listScadenze(archivio, oggi),
    loadMancanze({ archivio, oggi }),
  ]);
  const quadro: Quadro = { denunciate: [...denunciate], inScadenza: ends, assenti, scadenze, mancanze };
  const quieto = instant(new Date(adesso.getTime() - ASSESTAMENTO));
  if (cambi !== undefined && cambi.ultimo < quieto)
    modifica.add(
      ...quadroDelGiorno(archivio).put({ oggi, programma: versioneRegole(), dal, cambi: cambi.quanti, quadro }),
    );
  return quadro;
};

/** What changes while payslips are prepared and read, and nothing here depends on. */
const ININFLUENTI: ReadonlySet<unknown> = new Set([
  'SESSIONE',
  'NOTIFICA',
  'NOVITA',
  'BOZZA',
  'RIGA_BOZZA',
  'CEDOLINO',
  'STAMPA',
]);
/** Changes looked through in one request: after more of them the day is gathered again. */
const CAMBI = 300;

/** How many changes the audit trail has since an instant, and the last of them; undefined when they are too many to say. */
const countCambi = async (
  { archivio, adesso }: Pick<Momento, 'archivio' | 'adesso'>,
  dal: string,
): Promise<{ readonly quanti: number; readonly ultimo: string } | undefined> => {
  const pk = `${archivio.chiavi.elenco('AUDIT')}#${instant(adesso).slice(0, 7)}`;
  const { items, last } = await archivio.query({ pk, from: dal, limit: CAMBI });
  if (last !== undefined) return undefined;
  const cambi = items.filter(({ entita, azione }) => azione !== 'letto' && !ININFLUENTI.has(entita));
  return { quanti: cambi.length, ultimo: String(cambi.at(-1)?.sk ?? '') };
};

import { randomBytes } from 'node:crypto';
import { pacchettoDi, passaggioCu } from '#archivio/denunce/annuali/passaggio-cu.ts';
import { impronta } from '#archivio/impronta.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { CodicePassaggio, PacchettoCu } from '#shared/contracts/denunce/cu/passaggio-cu.ts';
import { cuDellAnno } from '../cu-dell-anno.ts';
import { collectPacchetto } from './pacchetto.ts';

/** How long a code opens its package. */
const MINUTI = 15;

type Passaggio = Awaited<ReturnType<ReturnType<typeof passaggioCu>['load']>>;

const rifiuto = (perche: string): AppError => new AppError('STATO_NON_AMMESSO', perche);

/** @throws NON_TROVATO for a code of another school, or one that another has replaced; STATO_NON_AMMESSO for one that is used, over, or of what has changed since */
const checkCodice = async (anno: number, token: string, passaggio: Passaggio, { archivio, adesso }: RequestContext) => {
  if (passaggio.impronta !== impronta(token))
    throw new AppError(
      'NON_TROVATO',
      'Il codice del passaggio non è di questa scuola, oppure dopo ne è stato chiesto un altro: chiederne uno nuovo.',
    );
  if (passaggio.ritiratoIl !== null)
    throw rifiuto(`Con questo codice ${passaggio.ritiratoDa} ha già ritirato le CU del ${anno}: chiederne uno nuovo.`);
  if (passaggio.scade === null || passaggio.scade <= instant(adesso))
    throw rifiuto(`Il codice per le CU del ${anno} valeva ${MINUTI} minuti, e sono passati: chiederne uno nuovo.`);
  if (await hasChanged(anno, passaggio, archivio))
    throw rifiuto(`Le CU del ${anno} sono cambiate da quando il codice è stato chiesto: chiederne uno nuovo.`);
};

const hasChanged = async (anno: number, { invii }: Passaggio, archivio: Archivio): Promise<boolean> => {
  const adesso = new Map((await cuDellAnno(archivio, anno)).map(({ uid, versione }) => [String(uid), versione]));
  return invii.some(({ uid, versione }) => adesso.get(uid) !== versione);
};

/** The certifications of a year and their hand-over to another program: a package that never changes, opened once by a code of few minutes. */
export const passaggioService = ({ files }: { readonly files: Files }) => ({
  /** Makes the package and a code for it; the code before stops working. @throws STATO_NON_AMMESSO when no certification is ready */
  issue: async (anno: number, context: RequestContext): Promise<CodicePassaggio> => {
    const { archivio, sessione, adesso } = context;
    const passaggio = passaggioCu(anno, archivio);
    const [prima, { denunce, invii, fuori }] = await Promise.all([
      passaggio.load(),
      collectPacchetto(anno, archivio, files),
    ]);
    if (invii.length === 0)
      throw rifiuto(
        [
          `Nessuna CU del ${anno} è pronta da passare.`,
          ...fuori.map((una) => `"${una.descrizione}" ${una.perche}`),
        ].join(' '),
      );
    const pacchetto: PacchettoCu = { formato: 'pacchetto-cu/1', scuola: archivio.codmin, anno, invii };
    const testo = JSON.stringify(pacchetto, null, 1);
    const hash = impronta(testo);
    const file = `${archivio.codmin}/cu/passaggio-${anno}-${hash.slice(0, 16)}.json`;
    await files.put(file, Buffer.from(testo), 'application/json');
    const token = `${anno}-${randomBytes(32).toString('base64url')}`;
    const scade = instant(new Date(adesso.getTime() + MINUTI * 60_000));
    await passaggio.save(
      {
        uid: prima.uid,
        versione: prima.versione,
        impronta: impronta(token),
        scade,
        file,
        hash,
        invii: denunce.map(({ uid, versione }) => ({ uid, versione })),
        chi: sessione.descutente,
        il: instant(adesso),
        ritiratoIl: null,
        ritiratoDa: '',
      },
      context,
    );
    return { token, scade, dentro: invii.map(({ descrizione }) => descrizione), fuori };
  },

  /** Opens the package, once. @throws NON_TROVATO, STATO_NON_AMMESSO */
  redeem: async (token: string, context: RequestContext) => {
    const { archivio, sessione, adesso } = context;
    const anno = Number(token.slice(0, 4));
    const passaggio = passaggioCu(anno, archivio);
    const prima = await passaggio.load();
    await checkCodice(anno, token, prima, context);
    await passaggio.save({ ...prima, ritiratoIl: instant(adesso), ritiratoDa: sessione.descutente }, context);
    const [pacchetto] = pacchettoDi(prima, archivio.codmin);
    if (pacchetto === undefined) throw rifiuto(`Nessuna CU del ${anno} è pronta da passare.`);
    return { anno, link: await files.sealedLink(pacchetto), hash: prima.hash, invii: prima.invii.length };
  },
});

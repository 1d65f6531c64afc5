import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { effettoDi, type Effetto } from '#platform/data/effetti.ts';
import { OpzioniApprovazione } from '#shared/contracts/casa/approvazioni.ts';
import { regoleApprovazione, type Approvante, type RegolaApprovazione } from '#shared/domain/approvazione.ts';
import { defineEntita } from '../entita.ts';
import { impostazione } from '../scuola/impostazione.ts';

const OpzioniSalvate = z.strictObject({ ...OpzioniApprovazione.shape, uid: z.string(), versione: z.int() });
type OpzioniSalvate = z.infer<typeof OpzioniSalvate>;

/** One person is enough until the school says otherwise. */
const PREDEFINITE: OpzioniSalvate = {
  uid: '0',
  versione: 1,
  CONTABILIZZAZIONE: 'NESSUNO',
  INVIO: 'NESSUNO',
  COORDINATE: 'NESSUNO',
};

/** A rule that another takes the place of, and the role that it named: who has it must agree. */
interface Allentata {
  readonly regola: RegolaApprovazione;
  readonly da: Exclude<Approvante, 'NESSUNO'>;
  readonly a: Approvante;
  readonly effetto: Effetto;
}

/** The rules that a choice loosens: they ask nobody any more, or somebody else. */
export const allentate = (prima: OpzioniApprovazione, dopo: OpzioniApprovazione): readonly Allentata[] =>
  regoleApprovazione.flatMap((regola) => {
    const [da = 'NESSUNO', a = 'NESSUNO'] = [prima[regola], dopo[regola]];
    return da === 'NESSUNO' || da === a ? [] : [{ regola, da, a, effetto: effettoDi('OPZIONI', regola, [da, a]) }];
  });

export const opzioniApprovazioneEntita = defineEntita<OpzioniSalvate>({
  nome: 'OPZIONI_APPROVAZIONE',
  posto: 'scuola',
  schema: OpzioniSalvate,
  shape: 1,
  guardia: (prima = PREDEFINITE, dopo = PREDEFINITE) => allentate(prima, dopo).map(({ effetto }) => effetto),
});

const viste = ({ uid: _uid, ...opzioni }: OpzioniSalvate): OpzioniApprovazione & { readonly versione: number } =>
  opzioni;

export const opzioniApprovazione = {
  get: async (archivio: Archivio) => viste(await impostazione(opzioniApprovazioneEntita, archivio, PREDEFINITE).load()),
  /** @throws VERSIONE_SUPERATA */
  save: async (
    opzioni: OpzioniApprovazione,
    versione: number,
    context: Pick<RequestContext, 'archivio' | 'modifica'>,
  ) =>
    viste(
      await impostazione(opzioniApprovazioneEntita, context.archivio, PREDEFINITE).save(
        { MANDATI: 'NESSUNO', ...opzioni, versione, uid: PREDEFINITE.uid },
        context,
      ),
    ),
};

/** The roles that the rules of a school name. */
export const ruoliApprovanti = (opzioni: OpzioniApprovazione): ReadonlySet<Exclude<Approvante, 'NESSUNO'>> =>
  new Set(
    regoleApprovazione.flatMap((regola) => {
      const { [regola]: approvante = 'NESSUNO' } = opzioni;
      return approvante === 'NESSUNO' ? [] : [approvante];
    }),
  );

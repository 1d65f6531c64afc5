import { asUid } from '#platform/data/entita.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { untilEnded, type UfficioCedolini } from './run.ts';

/** Payslips of the case: enough to see that each is compared. */
const CEDOLINI = 3;

/** The first payslips of an accounted run frozen as they were right, confirmed, and computed again with the rules of today. */
export const confirmCase = async (
  ufficio: UfficioCedolini,
  { uid: idProcesso, DES_ELABORAZIONE }: Pick<Processo, 'uid' | 'DES_ELABORAZIONE'>,
): Promise<void> => {
  const { office, area } = ufficio;
  const cerca = { idProcesso, start: 0, limit: CEDOLINI };
  const { righe } = await office((context) => area.listCedolini({ body: cerca }, context));
  const idCedolini = righe.map(({ uid }) => asUid<'CEDOLINO'>(uid));
  const nuovo = { idProcesso, idCedolini, descrizione: `Come pagate: ${DES_ELABORAZIONE}` };
  const { uid, versione } = await office((context) => area.createCaso({ body: nuovo }, context));
  const caso = asUid<'CASO_COLLAUDO'>(uid);
  await office((context) => area.confirmCaso({ body: { uid: caso, versione } }, context));
  await office((context) => area.startProve({ body: { casi: [caso] } }, context));
  await untilEnded(async () => {
    const inCorso = await office.look((context) => area.listProveInCorso({ body: {} }, context));
    return inCorso.every(({ idCaso }) => idCaso !== caso);
  });
};

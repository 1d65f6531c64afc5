import { asUid } from '#platform/data/entita.ts';
import { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { Processo } from '#shared/contracts/cedolini/processo.ts';
import { primoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import type { ElaborazioneDemo } from './payments.ts';
import { computeRun, ended, firstPayslip, prepareRun, withOneMoreHour, type UfficioCedolini } from './run.ts';

type Coppia = Pick<Processo, 'uid' | 'versione'>;

/** Two people of a run were forgotten, one of them in part: they are paid by a run of their own, which is merged into the first. */
export const mergeForgotten = async (
  ufficio: UfficioCedolini,
  { uid, versione }: Coppia,
  una: ElaborazioneDemo,
): Promise<void> => {
  const { office, area } = ufficio;
  const dimenticate = await computeRun(ufficio, {
    processo: { ...una.processo, DES_ELABORAZIONE: `Ore dimenticate: ${una.processo.DES_ELABORAZIONE}` },
    cedolini: una.cedolini.slice(0, 2),
  });
  const body = {
    idProcessoProv: dimenticate.uid,
    versioneProv: dimenticate.versione,
    idProcessoDest: uid,
    versioneDest: versione,
  };
  await office((context) => area.accorpaProcessi({ body }, context));
  await ended(ufficio, uid);
};

/** An hour was missing in the first payslip of an accounted run: the run that pays it this month, computed. */
export const correctAccounted = async (
  ufficio: UfficioCedolini,
  { uid }: Pick<Processo, 'uid'>,
  { anno, mese }: Mese,
): Promise<void> => {
  const { office, area } = ufficio;
  const { uid: primo, input } = await firstPayslip(ufficio, uid);
  const { voci } = withOneMoreHour(InputCedolino.parse(input));
  const periodo = { ANNO: anno, MESE: mese, dataPagamento: `${primoGiornoDelMese({ anno, mese }).slice(0, 8)}23` };
  const { processo } = await office((context) =>
    area.correggiCedolino({ body: { uid: asUid(primo), voci, ...periodo } }, context),
  );
  const correzione = Processo.parse(processo);
  const body = { processo: { uid: correzione.uid, versione: correzione.versione }, cedolini: [] };
  await office((context) => area.startCalcolo({ body }, context));
  await ended(ufficio, correzione.uid);
};

/** A run of the next month, prepared with the people and the hours of this month's. */
export const prepareFrom = async (
  ufficio: UfficioCedolini,
  una: ElaborazioneDemo,
  { uid }: Pick<Processo, 'uid'>,
): Promise<void> => {
  const { office, area } = ufficio;
  const nuova = await prepareRun(ufficio, una);
  const body = { processo: nuova.uid, idProcessoProv: uid, cedolini: [] };
  await office((context) => area.migraCompensi({ body }, context));
};

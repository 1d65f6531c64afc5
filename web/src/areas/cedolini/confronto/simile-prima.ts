import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';

/** A run as far as it decides with which another is compared. */
export type Confrontabile = Pick<
  RigaProcesso,
  | 'uid'
  | 'TIPO_ELABORAZIONE'
  | 'annoConguagliato'
  | 'simulazione'
  | 'numCedolini'
  | 'ID_ELABORAZIONE'
  | 'progetto'
  | 'corregge'
>;

/** The run of the month before that one is compared with: of the same kind and project, then the one of the most similar size; null when there is none. */
export const similePrima = <P extends Confrontabile>(processo: Confrontabile, delMese: readonly P[]): P | null => {
  const stesse = delMese.filter(
    ({ uid, TIPO_ELABORAZIONE, simulazione, numCedolini, corregge }) =>
      uid !== processo.uid &&
      TIPO_ELABORAZIONE === processo.TIPO_ELABORAZIONE &&
      !simulazione &&
      numCedolini > 0 &&
      corregge === undefined,
  );
  const progetto = processo.progetto ?? '';
  const scarto = (una: P): number => Math.abs(una.numCedolini - processo.numCedolini);
  const [migliore] = stesse.toSorted(
    (a, b) =>
      Number((b.progetto ?? '') === progetto) - Number((a.progetto ?? '') === progetto) ||
      scarto(a) - scarto(b) ||
      b.ID_ELABORAZIONE - a.ID_ELABORAZIONE,
  );
  return migliore ?? null;
};

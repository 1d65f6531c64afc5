import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { VOCE_DI_ALTRO_PROFILO, type Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { descrizioneRuoloDipendente } from '#shared/domain/persona/percettore.ts';
import type { Dizionario } from '../voci/dizionario.ts';

/** Items of a payslip that pay the work of other staff than its payee: hours of teaching to who does not teach. They never stop pay. */
export const avvisiProfilo = (
  { idMetodo }: Pick<Processo, 'idMetodo'>,
  { voci }: InputCedolino,
  percettore: Percettore | null,
  { voceDiMetodo }: Dizionario,
): readonly Anomalia[] => {
  if (percettore?.tipo !== 'DIPENDENTE') return [];
  const { ruolo } = percettore;
  return [...new Set(voci.map(({ codice }) => codice))].flatMap((codice) => {
    const voce = voceDiMetodo(codice, idMetodo);
    return voce?.ruoli === undefined || voce.ruoli.includes(ruolo)
      ? []
      : [
          {
            codice: VOCE_DI_ALTRO_PROFILO,
            campo: 'voci',
            messaggio: `"${voce.descrizione}" non è del profilo della persona (${descrizioneRuoloDipendente[ruolo]}): controllare la voce, o il ruolo con cui è pagata.`,
          },
        ];
  });
};

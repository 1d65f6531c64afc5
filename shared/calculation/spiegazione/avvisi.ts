import { compareMesi, meseDi } from '../../domain/tempo/mese.ts';
import { formatEuro } from '../../money/centesimi.ts';
import { verificaInadempimenti } from '../../rules/autonomi.ts';
import type { RegolaUsata } from '../../rules/regole.ts';
import type { Completato } from '../prospetti/completamento.ts';
import { alPagamento, type Contesto } from '../situazione/contesto.ts';
import type { Anomalia } from './anomalia.ts';

/** Notes for whoever approves, besides those the amounts left while they were computed. */
export const avvisiDelCedolino = (ctx: Contesto, { totali }: Completato): readonly Anomalia[] => [
  ...competenzeFuture(ctx),
  ...inadempimenti(ctx, totali.netto),
];

/** Rules nobody has checked on an official text: the payslip says which, once each. */
export const avvisiRegole = (usate: readonly RegolaUsata[]): readonly Anomalia[] =>
  [
    ...new Map(usate.filter(({ verificataIl }) => verificataIl === null).map((regola) => [regola.id, regola])).values(),
  ].map(({ descrizione, id, dal, norma }) => ({
    codice: 'REGOLA_NON_VERIFICATA',
    campo: id,
    messaggio: `"${descrizione}" in vigore dal ${dal.split('-').reverse().join('/')} non è stata verificata su un testo ufficiale (${norma.map(({ testo }) => testo).join('; ')}).`,
  }));

/** The accessory-payment portal rejects a month of service that is not before the month of liquidation. */
const competenzeFuture = ({ situazione: { voci, liquidazione } }: Contesto): readonly Anomalia[] =>
  voci.flatMap(({ competenza, descrizione }, indice) =>
    compareMesi(meseDi(competenza.al), liquidazione) < 0
      ? []
      : [
          {
            codice: 'COMPETENZA_FUTURA' as const,
            campo: `voci.${indice}.competenza`,
            messaggio: `"${descrizione}": la competenza arriva al mese di liquidazione o oltre; il portale degli accessori fuori sistema la rifiuta.`,
          },
        ],
  );

const inadempimenti = (ctx: Contesto, netto: number): readonly Anomalia[] => {
  const { oltre, stipendiOltre } = alPagamento(ctx, verificaInadempimenti).valore;
  const soglia = ctx.situazione.tipo === 'EST' ? oltre : stipendiOltre;
  if (soglia === null || netto <= soglia) return [];
  return [
    {
      codice: 'VERIFICA_INADEMPIMENTI',
      messaggio: `Il netto supera ${formatEuro(soglia)}: prima di pagare verificare i debiti del percipiente verso l'agente della riscossione (art. 48-bis DPR 602/1973).`,
    },
  ];
};

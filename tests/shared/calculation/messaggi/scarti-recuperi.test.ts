import { expect, test } from 'vitest';
import { accessorio, diAnniPrecedenti, voce } from '../situazioni.ts';
import { motivi } from './motivi.ts';

/** Recoveries and refunds that no payslip may hold, each with its sentence. */
test.each<readonly [string, unknown, readonly string[]]>([
  ...(['ANNO', 'ANNI_PRECEDENTI'] as const).flatMap((recupero) => [
    [
      `recupero ${recupero} senza importo`,
      accessorio({ voci: [voce(100_000), voce(0, { descrizione: 'Recupero', recupero })] }),
      [
        'VOCE_NON_AMMESSA [voci.1.misura] "Recupero": l\'importo da recuperare si scrive senza segno, maggiore di zero.',
      ],
    ] as const,
  ]),
  [
    "recupero dell'anno di un anno prima",
    accessorio({
      voci: [
        voce(100_000),
        voce(100, { ...diAnniPrecedenti, trattamento: 'ORDINARIO', descrizione: 'Recupero', recupero: 'ANNO' }),
      ],
    }),
    [
      'VOCE_NON_AMMESSA [voci.1.competenza] "Recupero": è di un anno prima del pagamento. Le somme di anni precedenti si recuperano al netto, con la voce apposita (art. 10 c. 2-bis TUIR).',
    ],
  ],
  [
    "recupero di anni precedenti dell'anno",
    accessorio({
      voci: [voce(100_000), voce(100, { trattamento: 'ESENTE', descrizione: 'Recupero', recupero: 'ANNI_PRECEDENTI' })],
    }),
    [
      'VOCE_NON_AMMESSA [voci.1.competenza] "Recupero": è dell\'anno del pagamento. Le somme dell\'anno si recuperano al lordo, con la voce apposita.',
    ],
  ],
  ...([1, 2] as const).map(
    (pasti) =>
      [
        `${pasti} pasti oltre il limite`,
        accessorio({
          voci: [
            voce(pasti === 1 ? 2_227 : 4_427, {
              trattamento: 'ESENTE',
              descrizione: 'Pasti',
              spesa: { luogo: 'ITALIA', tracciabile: true, pasti },
            }),
          ],
        }),
        [
          `VOCE_NON_AMMESSA [voci.0.misura] "Pasti": per ${pasti === 1 ? 'un pasto' : 'due pasti'} di un giorno di missione si rimborsano al massimo ${pasti === 1 ? '22,26' : '44,26'} €. Indicare la spesa entro il limite, una riga per ogni giorno.`,
        ],
      ] as const,
  ),
])('%s', (_, situazione, attesi) => expect(motivi(situazione)).toEqual(attesi));

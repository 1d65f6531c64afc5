import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { accessorio, compenso, compute, elaborazione, nameFirmatari, nuovePersone } from '../cedolini.ts';
import type { Person } from '../home/test-home.ts';
import { supplenzaDiProva } from '../servizi-di-prova.ts';
import type { DaStampare } from './esempi.ts';

/** People paid in the first months of 2026, and the accounted runs that paid them, in the order of their months. */
export interface AnnoContabilizzato extends Omit<
  DaStampare,
  'f24' | 'listaNoipa' | 'listeEsami' | 'spt' | 'cu' | 'prova'
> {
  readonly persone: readonly Persona[];
}

const mese = (MESE: number, DES_ELABORAZIONE: string, cambi: Partial<ProcessoInput> = {}): ProcessoInput =>
  elaborazione({ MESE, dataPagamento: `2026-0${MESE}-20`, DES_ELABORAZIONE, ...cambi });

/**
 * January: 1.000 € to each of two permanent teachers; February: 500 € to a temporary one; March: 8.000 € to an outsider and 8.000 € to a collaborator,
 * all accounted. A run of March is only computed: 700 € to the first teacher. `registra`: what the registry says of them before they are paid.
 */
export const accountAnno = async (
  ufficio: Person,
  registra: (persone: readonly Persona[]) => Promise<void> = () => Promise.resolve(),
): Promise<AnnoContabilizzato> => {
  await nameFirmatari(ufficio);
  const persone = await nuovePersone(ufficio, 5);
  await registra(persone);
  const [prima = '', seconda = '', terza = '', quarta = '', quinta = ''] = persone.map(({ uid }) => uid);
  await ufficio.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva('2026-01-12', '2026-03-20'), uidSubAnagrafe: terza },
  });
  const elaborazioni: readonly (readonly [ProcessoInput, readonly InputCedolino[]])[] = [
    [
      mese(1, 'Compensi di gennaio'),
      [accessorio(prima, [compenso(100_000)]), accessorio(seconda, [compenso(100_000)])],
    ],
    [
      mese(2, 'Compensi di febbraio'),
      [
        accessorio(terza, [compenso(50_000)], {
          percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
        }),
      ],
    ],
    [
      mese(3, 'Esperti di marzo', { idMetodo: 'EST-LD' }),
      [
        {
          uidSubAnagrafe: asUid(quarta),
          percettore: { tipo: 'OCCASIONALE' },
          voci: [compenso(800_000)],
          fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' },
        },
      ],
    ],
    [
      mese(3, 'Collaborazioni di marzo', { idMetodo: 'COC-LD' }),
      [
        {
          uidSubAnagrafe: asUid(quinta),
          percettore: { tipo: 'COCOCO' },
          voci: [compenso(800_000)],
          fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 2_000_000 },
        },
      ],
    ],
  ];
  const processi: string[] = [];
  for (const [processo, cedolini] of elaborazioni) {
    const {
      processo: { uid, versione },
    } = await compute(ufficio, processo, [...cedolini]);
    await ufficio.ok(chiusuraRoutes.contabilizza, {
      body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
    });
    processi.push(uid);
  }
  await compute(ufficio, mese(3, 'Compensi di marzo'), [accessorio(prima, [compenso(70_000)])]);
  return { anno: 2026, persone, processi };
};

import { asUid } from '#platform/data/entita.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { compenso, compute, elaborazione, nuovePersone } from '../cedolini.ts';
import type { Person } from '../home/test-home.ts';

const LUGLIO = { MESE: 7, dataPagamento: '2026-07-20' } as const;

/**
 * July 2026, accounted: 3.000 € to a professional who owes 1.200 € to the collection agent, paid in his place; then 2.000 € to a collaborator
 * with surtaxes of the year before left to withhold. The uids of the two runs.
 */
export const accountLuglio = async (ufficio: Person): Promise<readonly string[]> => {
  const [professionista, collaboratore] = await nuovePersone(ufficio, 2, 60);
  if (professionista === undefined || collaboratore === undefined) throw new Error('Two people were to be created');
  await ufficio.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      uidSubAnagrafe: collaboratore.uid,
      saldoRegionale: { residuo: 12_000, rate: 5, anno: 2025, ente: '08' },
      accontoComunale: { residuo: 5_000, rate: 5, anno: 2026, ente: 'H501' },
    },
  });
  return [
    await account(ufficio, elaborazione({ ...LUGLIO, DES_ELABORAZIONE: 'Esperti di luglio', idMetodo: 'EST-LD' }), {
      uidSubAnagrafe: asUid(professionista.uid),
      percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' },
      voci: [compenso(300_000)],
      verifica: { data: '2026-07-15', numero: 'V-2026-1', debito: 120_000 },
    }),
    await account(
      ufficio,
      elaborazione({ ...LUGLIO, DES_ELABORAZIONE: 'Collaborazioni di luglio', idMetodo: 'COC-LD' }),
      {
        uidSubAnagrafe: asUid(collaboratore.uid),
        percettore: { tipo: 'COCOCO' },
        voci: [compenso(200_000)],
        fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 2_000_000 },
      },
    ),
  ];
};

const account = async (ufficio: Person, processo: ProcessoInput, cedolino: InputCedolino): Promise<string> => {
  const {
    processo: { uid, versione },
  } = await compute(ufficio, processo, [cedolino]);
  await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
  });
  return uid;
};

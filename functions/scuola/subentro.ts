import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { denunciaEntita, rigaDenuncia } from '#archivio/denunce/denuncia.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import { listPassaggi } from '#archivio/scuola/passaggio-scuola.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Entita, Registrazione } from '#platform/data/entita.ts';
import type { RigaProva, SubentroScuola } from '#shared/contracts/scuola/subentro.ts';
import { somma } from '#shared/money/centesimi.ts';

type Elaborazione = ReturnType<typeof rigaProcesso>;

const record = (nome: string, cedente: number): RigaProva => ({ nome, unita: 'RECORD', cedente, subentrante: null });

/** The payslips of the accounted runs, and their nets, by year of payment. */
const pagatiPerAnno = (elaborazioni: readonly Elaborazione[]): RigaProva[] =>
  [
    ...Map.groupBy(
      elaborazioni.filter(({ STATUS }) => STATUS === 'CONTABILIZZATO'),
      ({ dataPagamento }) => dataPagamento.slice(0, 4),
    ),
  ]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([anno, sue]) => [
      record(`Cedolini pagati nel ${anno}`, somma(sue.map(({ numCedolini }) => numCedolini))),
      {
        nome: `Netto pagato nel ${anno}`,
        unita: 'EURO' as const,
        cedente: somma(sue.map(({ totali }) => totali?.netto ?? 0)),
        subentrante: null,
      },
    ]);

/** Returns the records and sums that the school would pass, the things to be ended before, and the passages it had: four queries of indexes and one of a small table. */
export const getSubentro = async (archivio: Archivio): Promise<SubentroScuola> => {
  const elenco = <T extends Registrazione>(entita: Entita<T>) => archivio.of(entita).queryIndice({ index: 'indice1' });
  const [persone, saldi, righe, denunce, passaggi] = await Promise.all([
    elenco(personaEntita),
    elenco(saldoAperturaEntita),
    elenco(processoEntita),
    elenco(denunciaEntita),
    listPassaggi(archivio),
  ]);
  const elaborazioni = archivio.leggi(righe, rigaProcesso);
  const daInviare = archivio.leggi(denunce, rigaDenuncia).filter(({ STATUS }) => STATUS !== 'INVIATO');
  return {
    consistenza: [
      record('Persone', persone.length),
      record('Saldi di apertura', saldi.length),
      record('Denunce', denunce.length),
      ...pagatiPerAnno(elaborazioni),
    ],
    daFinire: [
      ...elaborazioni
        .filter(({ STATUS, simulazione }) => STATUS !== 'CONTABILIZZATO' && !simulazione)
        .map(({ ID_ELABORAZIONE, DES_ELABORAZIONE }) => ({
          cosa: `Elaborazione ${ID_ELABORAZIONE} "${DES_ELABORAZIONE}", non contabilizzata`,
          cheFare: 'Contabilizzarla o eliminarla prima del passaggio.',
        })),
      ...daInviare.map(({ descrizione }) => ({
        cosa: `"${descrizione}", da inviare`,
        cheFare: 'Si può inviare prima; dopo la trasmette la scuola che subentra.',
      })),
    ],
    passaggi,
  };
};

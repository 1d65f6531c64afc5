import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { denunciaEntita } from '#archivio/denunce/denuncia.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { RigaProva } from '#shared/contracts/scuola/subentro.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

/** The sums that a proof of a passage says of a school, each by its name. */
export type Consistenza = Readonly<Record<string, number>>;

/** Records of a kind among the items of a school. */
const quanti = (items: readonly Item[], nome: string): number => items.filter(({ tipo }) => tipo === nome).length;

/**
 * People, opening balances, filings still open and sent, and the payslips of each year with their nets: what two schools must say alike after a
 * passage. Read from the records themselves, run by run.
 */
export const consistenzaDi = async (archivio: Archivio, items: readonly Item[]): Promise<Consistenza> => {
  const processi = items.filter(({ tipo }) => tipo === processoEntita.nome).map((item) => rigaProcesso(item));
  const somme: Record<string, number> = {
    Persone: quanti(items, personaEntita.nome),
    'Saldi di apertura': quanti(items, saldoAperturaEntita.nome),
    Denunce: quanti(items, denunciaEntita.nome),
  };
  for (const { uid, STATUS } of processi) {
    const stato = STATUS === 'CONTABILIZZATO' ? 'contabilizzati' : 'da contabilizzare';
    for (const { annoFiscale, netto } of await cedoliniRepository(archivio).listTestate(uid)) {
      const [cedolini, netti] = [`Cedolini ${stato} del ${annoFiscale}`, `Netto ${stato} del ${annoFiscale}`];
      somme[cedolini] = (somme[cedolini] ?? 0) + 1;
      somme[netti] = (somme[netti] ?? 0) + netto;
    }
  }
  return somme;
};

/** The lines of a proof: each sum as both schools say it. */
export const righeDellaProva = (consistenza: Consistenza): string[] =>
  Object.entries(consistenza)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([nome, valore]) => `${nome}: ${nome.startsWith('Netto') ? formatEuro(valore) : valore}`);

/** The same lines as the passage keeps them: both schools were found to say the same. */
export const provaDi = (consistenza: Consistenza): RigaProva[] =>
  Object.entries(consistenza)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([nome, valore]) => ({
      nome,
      unita: nome.startsWith('Netto') ? 'EURO' : 'RECORD',
      cedente: valore,
      subentrante: valore,
    }));

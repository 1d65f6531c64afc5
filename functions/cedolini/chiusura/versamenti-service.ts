import { cedoliniRepository, type RotteLette } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { VersamentiProcesso } from '#shared/contracts/cedolini/versamenti.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { versamentiDi, type Versamento } from '#shared/instradamento/versamenti.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { pagamentiAiCreditori, type PagamentoAlCreditore } from '../stampe/cedolini/creditori.ts';

/** Where the money of a run goes: from the stored routes of its payslips, nothing is computed again. @throws NON_TROVATO */
export const versamentiDelProcesso = async (
  archivio: Archivio,
  idProcesso: Uid<'PROCESSO'>,
): Promise<VersamentiProcesso> => {
  const cedolini = cedoliniRepository(archivio);
  const [processo, testate] = await Promise.all([
    processiRepository(archivio).load(idProcesso),
    cedolini.listTestate(idProcesso),
  ]);
  const lette = await cedolini.listRotte(testate, processo.esecuzione?.giorno);
  const creditori = await creditoriDelProcesso(archivio, processo, testate);
  const versamenti = versamentiDi(lette.map(instradato), meseF24(processo));
  return {
    versamenti: versamenti.map((versamento) => ({
      ...versamento,
      voci: [...versamento.voci],
      mancanti: [...versamento.mancanti],
    })),
    creditori: creditori.map(({ cedolino, creditore, perConto, netto }) => ({
      cedolino,
      nome: creditore?.nome ?? null,
      iban: creditore?.iban ?? null,
      perConto,
      importo: netto,
    })),
    trattenute: somma(versamenti.map(({ trattenute }) => trattenute)),
    dovute: somma(versamenti.map(({ dovute }) => dovute)),
    somma: somma(versamenti.map((versamento) => versamento.somma)),
    avviso: avvisoDi(versamenti),
  };
};

/** The sums that some payslips of a run withheld by order, each with its creditor. */
export const creditoriDelProcesso = (
  archivio: Archivio,
  processo: Processo,
  testate: readonly CedolinoSalvato[],
): Promise<readonly PagamentoAlCreditore[]> =>
  pagamentiAiCreditori(
    { archivio },
    testate.map((testata) => ({
      processo,
      mese: { anno: processo.ANNO, mese: processo.MESE },
      testata,
      righe: righeBrevi(testata),
    })),
    'CALCOLO',
  );

const instradato = ({ testata, rotte }: RotteLette) => ({
  persona: testata.uidSubAnagrafe,
  rotte,
  nomiRighe: righeBrevi(testata).map(({ descrizione }) => descrizione),
});

/** The month that accounting gave to the F24 of the run; null before it. */
const meseF24 = ({ STATUS, PERIODI_DEST }: Processo): Mese | null => {
  const suo = PERIODI_DEST.find(({ adempimento }) => adempimento === 'F24');
  return STATUS === 'CONTABILIZZATO' && suo ? { anno: suo.anno, mese: suo.mese } : null;
};

/** The one warning of a run: what has no code, which data are missing. */
const avvisoDi = (versamenti: readonly Versamento[]): string | null => {
  const senzaCodice = versamenti.filter(({ destinazione }) => destinazione === 'DA_STABILIRE');
  const mancanti = [...new Set(versamenti.flatMap((versamento) => versamento.mancanti))];
  const frasi = [
    ...(senzaCodice.length === 0
      ? []
      : [
          `Non hanno ancora un codice di versamento: ${senzaCodice.map(({ voci, somma: importo }) => `${voci.join(', ')} (${formatEuro(importo)})`).join('; ')}.`,
        ]),
    ...(mancanti.length === 0 ? [] : [`Nei dati della scuola manca ${mancanti.join(', ')}.`]),
  ];
  return frasi.length === 0
    ? null
    : `${frasi.join(' ')} Non ferma il calcolo né la contabilizzazione: va stabilito prima di versare.`;
};

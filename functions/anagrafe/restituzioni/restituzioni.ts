import { elaborazioniDiAltraScuola, pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { listTutteRestituzioni, restituzioneEntita } from '#archivio/persone/restituzione.ts';
import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { campoNonValido } from '#platform/errors.ts';
import { creditoDi } from '#shared/calculation/imposte/credito-da-restituzione.ts';
import type { Restituzione, RestituzioneElencata } from '#shared/contracts/anagrafe/restituzione.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { importoRestituito } from '#shared/domain/persona/restituzione.ts';
import { formatEuro, somma, type Centesimi } from '#shared/money/centesimi.ts';
import { gestionePersonale } from '../persone/gestione-personale.ts';

/** The gross paid for good to a person in a year to a title, by this school and with another program before. */
const pagatoNellAnno = async (
  archivio: Archivio,
  { uidSubAnagrafe, numAnno, percettore }: Restituzione,
): Promise<Centesimi> => {
  const [pagamenti, saldi] = await Promise.all([
    archivio.of(pagamentoEntita).listAll(uidSubAnagrafe),
    archivio.of(saldoAperturaEntita).listAll(uidSubAnagrafe),
  ]);
  const suoi = pagamenti.filter((uno) => uno.annoFiscale === numAnno && uno.percettore === percettore);
  const processi = await processiRepository(archivio).getMany([...new Set(suoi.map(({ idProcesso }) => idProcesso))]);
  const contabilizzati = new Set([
    ...processi.flatMap(({ uid, STATUS }) => (STATUS === 'CONTABILIZZATO' ? [uid] : [])),
    ...elaborazioniDiAltraScuola(suoi),
  ]);
  return somma([
    ...suoi.filter(({ idProcesso }) => contabilizzati.has(idProcesso)).map(({ lordoDipendente }) => lordoDipendente),
    ...saldi.filter((uno) => uno.numAnno === numAnno && uno.percettore === percettore).map(({ numLordo }) => numLordo),
  ]);
};

/** @throws RICHIESTA_NON_VALIDA when more comes back than was paid: of a year of which the program knows nothing, nobody can say */
const checkPagato = async (dopo: Restituzione, altre: readonly Restituzione[], archivio: Archivio): Promise<void> => {
  const pagato = await pagatoNellAnno(archivio, dopo);
  if (pagato === 0 && Number(dopo.datRestituzione.slice(0, 4)) > dopo.numAnno) return;
  const stesse = altre.filter(({ numAnno, percettore }) => numAnno === dopo.numAnno && percettore === dopo.percettore);
  const gia = somma(stesse.map(({ numLordo }) => numLordo));
  if (dopo.numLordo + gia > pagato)
    throw campoNonValido(
      'numLordo',
      `A questo titolo nel ${dopo.numAnno} risultano pagati ${formatEuro(pagato)} lordi con elaborazioni contabilizzate${gia === 0 ? '' : `, di cui ${formatEuro(gia)} già restituiti`}: non se ne possono restituire ${formatEuro(dopo.numLordo)}. Controllare importo, anno e percettore.`,
    );
};

/** @throws RICHIESTA_NON_VALIDA when its sums, or its years, cannot be together */
const checkCoerente = (dopo: Restituzione): void => {
  if (dopo.numAnno > Number(dopo.datRestituzione.slice(0, 4)))
    throw campoNonValido('numAnno', 'La somma non può essere stata pagata in un anno dopo quello in cui è restituita.');
  if (importoRestituito({ ...dopo, modo: 'NETTO' }) < 0)
    throw campoNonValido(
      'numLordo',
      'Contributi e imposte superano il lordo che non era dovuto: controllare gli importi.',
    );
};

/** @throws RICHIESTA_NON_VALIDA when another school received it: its filings say it as it is written there */
const checkPropria = ({ daAltraScuola }: Restituzione): void => {
  if (daAltraScuola !== undefined)
    throw campoNonValido(
      'uid',
      `La restituzione è stata ricevuta dalla scuola ${daAltraScuola}, le cui denunce la dicono: si cambia nell'archivio di quella.`,
    );
};

const scrivibile = async (
  dopo: Restituzione,
  altre: readonly Restituzione[],
  { archivio, oggi }: RequestContext,
): Promise<Restituzione> => {
  checkPropria(dopo);
  if (dopo.datRestituzione > oggi)
    throw campoNonValido('datRestituzione', 'La restituzione si scrive quando la somma è rientrata: non nel futuro.');
  checkCoerente(dopo);
  await checkPagato(dopo, altre, archivio);
  return dopo;
};

const gestite = gestionePersonale(restituzioneEntita, scrivibile, (prima) => {
  checkPropria(prima);
  return Promise.resolve();
});

/** Sums given back: each a fact with its day, apart from a recovery on later pay, and open to people paid no more. */
export const restituzioni = {
  ...gestite,
  /** Those of a year, with whose they are and what they come to. */
  list: async (anno: number, archivio: Archivio): Promise<RestituzioneElencata[]> => {
    const dellAnno = await listTutteRestituzioni(archivio, anno);
    const uids = [...new Set(dellAnno.map(({ uidSubAnagrafe }) => uidSubAnagrafe))];
    const persone = new Map((await personeRepository(archivio).getMany(uids)).map((persona) => [persona.uid, persona]));
    return dellAnno.map((restituzione) => {
      const persona = persone.get(asUid(restituzione.uidSubAnagrafe));
      return {
        ...restituzione,
        desNominativo: persona === undefined ? '' : nominativo(persona.desCognome, persona.desNome),
        desCf: persona?.desCf ?? '',
        numImporto: importoRestituito(restituzione),
        numCredito: creditoDi(restituzione),
      };
    });
  },
};

import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { valoriAnnunciatiRepository } from '#archivio/tabelle/valore-annunciato.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { primoGiornoDaAnnunciare, regoleAnnunciate } from '#shared/rules/annuali/annunciati.ts';
import { regoleCon, regoleCorrenti, type Regole, type TabellaAddizionali } from '#shared/rules/regole.ts';
import type { ProcessoDaCalcolare } from '../composizione.ts';
import { addizionaliCaricate, addizionaliDi, conAddizionali } from './addizionali-caricate.ts';

/**
 * The rules of this release with what the school adds to them for a payment: the surtaxes it loaded, and the figures it read
 * for a year that the release does not know, which are asked for only when the payment is of such a year.
 */
export const regoleDellaScuola = async (
  archivio: Archivio,
  processo: ProcessoDaCalcolare,
  persone: readonly DatiPersona[],
): Promise<Regole> => {
  const { dataPagamento } = processo;
  return conAnnunciati(archivio, dataPagamento, await addizionaliCaricate(archivio, processo, persone));
};

/** The same for payslips that are already composed, paid on one day: a run computed again from what it was computed from. */
export const regolePerSituazioni = async (
  archivio: Archivio,
  dataPagamento: string,
  situazioni: readonly Situazione[],
): Promise<Regole> =>
  conAnnunciati(
    archivio,
    dataPagamento,
    await addizionaliDi(
      archivio,
      { dataPagamento, conguagliati: situazioni.map(({ annoConguagliato }) => annoConguagliato ?? null) },
      situazioni
        .filter(({ tipo }) => conAddizionali(tipo))
        .map(
          ({ fiscali: { addizionali } }) =>
            () =>
              addizionali,
        ),
    ),
  );

const conAnnunciati = async (
  archivio: Archivio,
  dataPagamento: string,
  caricate: TabellaAddizionali,
): Promise<Regole> => {
  const annunciati =
    dataPagamento < primoGiornoDaAnnunciare() ? [] : await valoriAnnunciatiRepository(archivio).listAll();
  const proprie = regoleAnnunciate(annunciati);
  return proprie.length === 0 ? regoleCorrenti(caricate) : regoleCon(regoleCorrenti(caricate), proprie);
};

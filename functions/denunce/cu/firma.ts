import { firmatarioAl } from '#archivio/scuola/scuola-propria.ts';
import { AppError } from '#platform/errors.ts';
import type { FirmaCu, OpzioniCu } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Firmatario } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { lettereCognome, lettereNome } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { partiCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { containsGiorno } from '#shared/domain/tempo/periodo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { scrivibile } from './persona.ts';

/** Characters of the names of a signer. */
const COGNOME = 24;
const NOME = 20;

/** Mark on the front of a filing whose signature the office wrote by itself: it stays as it is. */
const A_MANO = 'A_MANO';

type Dati = Denuncia['dati'];

/** The facts that a signature is proposed from: the signer of the year, the filing that is gathered again, the day. */
export interface DaFirmare {
  readonly anno: number;
  readonly opzioni: OpzioniCu;
  /** The front of the filing as it was gathered before; undefined of a new one. */
  readonly prima: Dati | undefined;
  /** The signature that the office writes now; null for the proposed one, undefined to leave it as it is. */
  readonly scritta?: FirmaCu | null | undefined;
  readonly oggi: string;
  /** The day of a certificate given to somebody who leaves, which is signed when it is asked for; absent of a sending. */
  readonly giorno?: string;
}

/** The signature of a sending: name, office and day that the school wrote, else of its head teacher in office on the day. @throws STATO_NON_AMMESSO when nobody has said it */
export const firmaDella = (scuola: Scuola | undefined, da: DaFirmare): Dati => {
  const { anno, opzioni, prima, scritta, giorno } = da;
  if (scritta != null) return { ...inCampi(scritta), firma: A_MANO };
  if (scritta === undefined && prima?.firma === A_MANO) return firmaDi(prima);
  const datFirma = giorno ?? (scritta === undefined && prima?.datFirma ? prima.datFirma : giornoProposto(da));
  const campi = inCampi({ ...firmatarioDel(datFirma, opzioni, scuola), codiceCarica: opzioni.codiceCarica, datFirma });
  if (Object.values(campi).includes(''))
    throw new AppError(
      'STATO_NON_AMMESSO',
      `Per la CU del ${anno} manca chi firma o con quale carica: scriverlo in «Chi firma», nella pagina della CU, poi ripetere.`,
    );
  return campi;
};

const CAMPI = ['cfRappresentante', 'codiceCarica', 'datFirma', 'cognomeRappresentante', 'nomeRappresentante', 'firma'];

/** The signature of a front, as it was gathered. */
const firmaDi = (dati: Dati): Dati =>
  Object.fromEntries(CAMPI.flatMap((campo) => (dati[campo] === undefined ? [] : [[campo, dati[campo]]])));

/** The day that the year proposes, unless it is past: a sending is signed when it is made, in the year after the incomes at the earliest. */
const giornoProposto = ({ anno, opzioni: { datFirma }, oggi }: DaFirmare): string =>
  [`${anno + 1}-01-01`, oggi, datFirma ?? ''].toSorted().at(-1) ?? oggi;

type DiChiFirma = Pick<OpzioniCu, 'cfFirmatario' | 'cognomeFirmatario' | 'nomeFirmatario'>;

/** The signer of the year, unless the school says that they are not in office on the day: then its head teacher of that day. */
const firmatarioDel = (giorno: string, opzioni: OpzioniCu, scuola: Scuola | undefined): DiChiFirma => {
  const inCarica = firmatarioAl(scuola, 'DS', giorno);
  const suoi = (scuola?.dati?.firmatari ?? []).filter(({ codFiscale }) => codFiscale === opzioni.cfFirmatario);
  const haCessato = suoi.length > 0 && !suoi.some((periodo) => containsGiorno(periodo, giorno));
  return inCarica === undefined || !haCessato ? opzioni : nomiDel(inCarica, giorno);
};

/** Surname and name of a signer, told apart by the letters of their codice fiscale. @throws STATO_NON_AMMESSO when it is not the codice fiscale of that name */
const nomiDel = ({ nominativo, codFiscale }: Firmatario, giorno: string): DiChiFirma => {
  const parole = nominativo.trim().split(/\s+/);
  const lettere = partiCodiceFiscale(codFiscale);
  const divisi = parole.slice(1).flatMap((_parola, indice) => {
    const [primo, secondo] = [parole.slice(0, indice + 1).join(' '), parole.slice(indice + 1).join(' ')];
    return [
      { cognomeFirmatario: primo, nomeFirmatario: secondo },
      { cognomeFirmatario: secondo, nomeFirmatario: primo },
    ];
  });
  const giusto = divisi.find(
    ({ cognomeFirmatario, nomeFirmatario }) =>
      lettereCognome(cognomeFirmatario) === lettere?.cognome && lettereNome(nomeFirmatario) === lettere.nome,
  );
  if (giusto === undefined)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `Il ${formatGiorno(giorno)} la CU la firma ${nominativo}, in carica da dirigente, e ${codFiscale} non è il codice fiscale di quel cognome e nome: correggere l'uno o l'altro in Scuola, dirigenti e DSGA, poi ripetere.`,
    );
  return { ...giusto, cfFirmatario: codFiscale };
};

const inCampi = ({ cfFirmatario, cognomeFirmatario, nomeFirmatario, codiceCarica, datFirma }: FirmaScritta): Dati => ({
  cfRappresentante: cfFirmatario ?? '',
  codiceCarica,
  datFirma,
  cognomeRappresentante: accorciato(scrivibile(cognomeFirmatario), COGNOME).trim(),
  nomeRappresentante: accorciato(scrivibile(nomeFirmatario), NOME).trim(),
});

type FirmaScritta = DiChiFirma & Pick<FirmaCu, 'codiceCarica' | 'datFirma'>;

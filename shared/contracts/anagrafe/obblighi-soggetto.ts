import { isCodiceFiscaleNumerico } from '../../domain/codici/codice-fiscale.ts';
import type { TipoSoggetto } from '../../domain/persona/soggetto.ts';

interface DatiSoggetto {
  readonly tipoSoggetto: TipoSoggetto;
  readonly desNome: string;
  readonly flgSesso: string | null;
  readonly datNascita: string | null;
  readonly codComuneNascita: string | null;
  readonly codCittadinanza: string | null;
  readonly desCf: string;
  readonly cfDeceduto: string | null;
  readonly quotaEredita: number | null;
}
interface ErroreCampo {
  readonly campo: string;
  readonly messaggio: string;
}
interface Obbligo extends ErroreCampo {
  readonly manca: (dati: DatiSoggetto) => boolean;
}

const OBBLIGATORIO = 'Campo obbligatorio.';
const SENZA = 'Una società o un ente non ha questo dato: toglierlo.';

const diPersona: readonly Obbligo[] = [
  { campo: 'desNome', messaggio: OBBLIGATORIO, manca: ({ desNome }) => desNome.trim() === '' },
  { campo: 'flgSesso', messaggio: OBBLIGATORIO, manca: ({ flgSesso }) => flgSesso === null },
  { campo: 'datNascita', messaggio: OBBLIGATORIO, manca: ({ datNascita }) => datNascita === null },
  { campo: 'codComuneNascita', messaggio: OBBLIGATORIO, manca: ({ codComuneNascita }) => codComuneNascita === null },
];

const diEnte: readonly Obbligo[] = [
  { campo: 'desNome', messaggio: SENZA, manca: ({ desNome }) => desNome.trim() !== '' },
  { campo: 'flgSesso', messaggio: SENZA, manca: ({ flgSesso }) => flgSesso !== null },
  { campo: 'datNascita', messaggio: SENZA, manca: ({ datNascita }) => datNascita !== null },
  { campo: 'codComuneNascita', messaggio: SENZA, manca: ({ codComuneNascita }) => codComuneNascita !== null },
  { campo: 'codCittadinanza', messaggio: SENZA, manca: ({ codCittadinanza }) => codCittadinanza !== null },
  {
    campo: 'desCf',
    messaggio: 'Il codice fiscale o la partita IVA di una società o di un ente ha 11 cifre.',
    manca: ({ desCf }) => !isCodiceFiscaleNumerico(desCf),
  },
];

const diErede: readonly Obbligo[] = [
  {
    campo: 'cfDeceduto',
    messaggio: 'Indicare il codice fiscale di chi è deceduto.',
    manca: ({ cfDeceduto }) => cfDeceduto === null,
  },
  {
    campo: 'quotaEredita',
    messaggio: "Indicare la quota dell'eredità, maggiore di zero.",
    manca: ({ quotaEredita }) => quotaEredita === null || quotaEredita === 0,
  },
  {
    campo: 'cfDeceduto',
    messaggio: "Chi è deceduto non può essere l'erede stesso.",
    manca: ({ cfDeceduto, desCf }) => cfDeceduto === desCf,
  },
];

const nonErede: readonly Obbligo[] = [
  {
    campo: 'cfDeceduto',
    messaggio: 'Solo un erede indica chi è deceduto: cambiare il tipo di soggetto o togliere il codice.',
    manca: ({ cfDeceduto }) => cfDeceduto !== null,
  },
  {
    campo: 'quotaEredita',
    messaggio: "Solo un erede ha una quota dell'eredità: cambiare il tipo di soggetto o toglierla.",
    manca: ({ quotaEredita }) => quotaEredita !== null,
  },
];

const obblighi: Readonly<Record<TipoSoggetto, readonly Obbligo[]>> = {
  FISICA: [...diPersona, ...nonErede],
  ENTE: [...diEnte, ...nonErede],
  EREDE: [...diPersona, ...diErede],
};

/** What the kind of a person asks and refuses, field by field; nothing when all is there. */
export const erroriSoggetto = function* (dati: DatiSoggetto): Iterable<ErroreCampo> {
  for (const { campo, messaggio, manca } of obblighi[dati.tipoSoggetto]) if (manca(dati)) yield { campo, messaggio };
};

import { altriDatiAl } from '#archivio/scuola/scuola-propria.ts';
import type { Mancanza } from '#shared/contracts/casa/casa.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { isDiTesoreriaUnica } from '#shared/domain/codici/iban.ts';
import { isConListaPosPA, percheNon } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { caratteriNonAmmessiF24 } from '#shared/domain/persona/nominativo.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { controlliDiChiFirma } from './chi-firma.ts';
import { codiceSbagliato } from './codice-sbagliato.ts';
import { deiDati, della, type Controllo, type Fotografia } from './controllo.ts';
import { frasePer } from './frase-per.ts';

const controlli: readonly Controllo[] = [
  {
    codice: 'SCUOLA',
    schermata: '/scuola',
    serveA: ['PAGAMENTI', 'ADEMPIMENTI', 'STAMPE'],
    obbligatorio: true,
    manca: ({ scuola }) =>
      scuola ? null : "La scheda della scuola non c'è ancora: compilarla prima di pagare, stampare o denunciare.",
  },
  {
    codice: 'COD_FISCALE',
    schermata: '/scuola',
    serveA: ['PAGAMENTI', 'ADEMPIMENTI', 'STAMPE'],
    obbligatorio: true,
    manca: della(({ codFiscale }) =>
      codFiscale
        ? codiceSbagliato(codFiscale, 'della scuola', 'La scuola nel tempo')
        : 'Manca il codice fiscale della scuola: sta sui cedolini, su F24, sulla Certificazione Unica e su ogni denuncia.',
    ),
  },
  {
    codice: 'INDIRIZZO',
    schermata: '/scuola',
    serveA: ['ADEMPIMENTI', 'STAMPE'],
    obbligatorio: true,
    manca: della(({ uid, desIndirizzo, desCap, codComune }, { comuniFiniti }) => {
      if (desIndirizzo === '' || !desCap || !codComune)
        return "L'indirizzo della scuola è incompleto: servono via, CAP e comune scelto dall'elenco.";
      const finito = comuniFiniti[uid];
      return finito === undefined
        ? null
        : `Il comune della scuola è da cambiare: ${finito}. Scegliere quello che gli succede.`;
    }),
  },
  {
    codice: 'RECAPITI',
    schermata: '/scuola',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: false,
    manca: della(({ desEMail, desPec }) =>
      desEMail || desPec ? null : 'Mancano e-mail e PEC della scuola: le denunce chiedono un recapito.',
    ),
  },
  {
    codice: 'NOME_F24',
    schermata: '/scuola/nelTempo',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: true,
    manca: della(({ desScuola }) => nonAmmessi(desScuola)),
  },
  {
    codice: 'POSIZIONE_INPS',
    schermata: '/scuola',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: true,
    manca: della(({ uidPosInps }) =>
      uidPosInps
        ? null
        : 'La scuola non ha una posizione INPS: inserirla tra le tabelle e sceglierla nella scheda della scuola. Serve a UniEmens e a F24.',
    ),
  },
  {
    codice: 'POSIZIONE_INAIL',
    schermata: '/scuola',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: false,
    manca: della(({ uidPosInail }) =>
      uidPosInail ? null : 'La scuola non ha una posizione INAIL: serve a chi paga collaboratori.',
    ),
  },
  {
    codice: 'ALTRI_DATI',
    schermata: '/scuola/altriDati',
    serveA: ['PAGAMENTI', 'ADEMPIMENTI'],
    obbligatorio: true,
    manca: della((scuola, { oggi }) =>
      altriDatiAl(scuola, oggi)
        ? null
        : `Nessun dato fiscale e previdenziale della scuola è in vigore il ${formatGiorno(oggi)}: inserirli con la loro decorrenza.`,
    ),
  },
  {
    codice: 'REGIONE_FISCALE',
    schermata: '/scuola/altriDati',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: true,
    manca: deiDati(({ codRegioneFiscale }) =>
      codRegioneFiscale ? null : 'Manca la regione fiscale della scuola: F24 e IRAP si versano a quella regione.',
    ),
  },
  {
    codice: 'IBAN_TESORERIA',
    schermata: '/scuola/altriDati',
    serveA: ['PAGAMENTI'],
    obbligatorio: true,
    manca: deiDati(({ ibanTesoreria }, { scuola }) => {
      if (!ibanTesoreria) return "Manca l'IBAN del conto da cui la scuola paga.";
      return scuola?.dati && isDiTesoreriaUnica(ibanTesoreria) ? percheNon('TESORERIA_UNICA', scuola.dati) : null;
    }),
  },
  {
    codice: 'SEDE_INPS',
    schermata: '/scuola/altriDati',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: true,
    manca: deiDati(({ codSedeInps }) =>
      codSedeInps ? null : 'Manca la sede INPS della scuola: serve a F24 e a UniEmens.',
    ),
  },
  {
    codice: 'UFFICIO_NOIPA',
    schermata: '/scuola/altriDati',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: false,
    manca: deiDati(({ codUfficioNoipa, codServizioNoipa }, { scuola }) =>
      scuola?.dati?.setupType !== 'SCUOLA' || (codUfficioNoipa && codServizioNoipa)
        ? null
        : 'Mancano i codici NoiPA di ufficio e servizio: servono agli elenchi per NoiPA e agli accessori fuori sistema.',
    ),
  },
  {
    codice: 'LISTA_POSPA',
    schermata: '/scuola/altriDati',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: true,
    manca: deiDati(({ progressivoAzienda, formaGiuridica }, { scuola }) =>
      !scuola?.dati || !isConListaPosPA(scuola.dati) || (progressivoAzienda && formaGiuridica)
        ? null
        : 'Mancano progressivo azienda e forma giuridica: senza, la denuncia ListaPosPA non si può scrivere.',
    ),
  },
  {
    codice: 'MITTENTE_UNIEMENS',
    schermata: '/scuola/altriDati',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: true,
    manca: deiDati(({ tipoMittente, cfPersonaMittente }) =>
      tipoMittente && cfPersonaMittente
        ? codiceSbagliato(cfPersonaMittente, 'di chi trasmette UniEmens', 'Altri dati')
        : 'Manca chi trasmette UniEmens: indicarne il tipo e il codice fiscale prima di preparare la denuncia.',
    ),
  },
  {
    codice: 'ATECO',
    schermata: '/scuola/altriDati',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: true,
    manca: deiDati(({ codAteco }) =>
      codAteco
        ? null
        : 'Manca il codice ATECO della scuola: UniEmens e Certificazione Unica dicono che attività svolge.',
    ),
  },
  {
    codice: 'SEDI_INCOMPLETE',
    schermata: '/scuola/sediOrganico',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: true,
    manca: ({ sedi, comuniFiniti }) =>
      frasePer(
        nomiDi(sedi, ({ desCap, codComune }) => !desCap || !codComune),
        (nomi) => `Senza comune o CAP: ${nomi}. UniEmens chiede il comune e il CAP di dove si lavora.`,
      ) ??
      frasePer(
        sedi.flatMap(({ uid, flgAttivo, codMeccanografico }) =>
          flgAttivo && comuniFiniti[uid] ? [`${codMeccanografico} (${comuniFiniti[uid]})`] : [],
        ),
        (nomi) => `In un comune da cambiare: ${nomi}. Scegliere quello che gli succede.`,
      ),
  },
  {
    codice: 'CLASSI_INPS',
    schermata: '/tabelle/classificazioneInps',
    serveA: ['ADEMPIMENTI'],
    obbligatorio: true,
    manca: ({ senzaClasse }) =>
      frasePer(
        senzaClasse,
        (nomi) =>
          `Senza classificazione INPS: ${nomi}. Fare di una classificazione la predefinita del loro contratto e ruolo, o sceglierla nel servizio: serve a UniEmens.`,
      ),
  },
  ...controlliDiChiFirma,
  {
    codice: 'PERSONE',
    schermata: '/anagrafe',
    serveA: ['PAGAMENTI'],
    obbligatorio: true,
    manca: ({ persone }) =>
      persone === 0
        ? "In anagrafe non c'è ancora nessuno: inserire le persone da pagare, o importarle da un foglio di calcolo."
        : null,
  },
  {
    codice: 'FESTIVITA',
    schermata: '/tabelle/festivitaChiusure',
    serveA: ['STAMPE'],
    obbligatorio: false,
    manca: ({ festivita, oggi }) =>
      festivita === 0
        ? `Non ci sono festività e chiusure dell'anno scolastico ${annoScolasticoDi(oggi).desAnno}: le assenze contano solo le feste di legge.`
        : null,
  },
];

/** The sites in use that a rule finds, by their code. */
const nomiDi = (sedi: Fotografia['sedi'], trova: (sede: Scuola) => boolean): readonly string[] =>
  sedi.filter((sede) => sede.flgAttivo && trova(sede)).map(({ codMeccanografico }) => codMeccanografico);

const nonAmmessi = (desScuola: string): string | null => {
  const caratteri = caratteriNonAmmessiF24(desScuola);
  return caratteri.length === 0
    ? null
    : `Il nome della scuola ha caratteri che F24 non accetta (${caratteri.slice(0, 10).join(' ')}): usare lettere, cifre, spazi, punti, trattini o &.`;
};

/** What a school still has to fill in, in the order in which it is best done. Pure. */
export const mancanzeDi = (foto: Fotografia): Mancanza[] =>
  controlli.flatMap(({ manca, serveA, ...controllo }) => {
    const messaggio = manca(foto);
    return messaggio === null ? [] : [{ ...controllo, serveA: [...serveA], messaggio }];
  });

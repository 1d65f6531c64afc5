import { assenzaEntita, type AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { descrizioneTipo } from '#archivio/assenze/tipi-assenza.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { getScuolaTenuta, type ScuolaTenuta } from '#archivio/scuola/intestazione.ts';
import { supplenzeDel } from '#archivio/servizi/prestato-servizio.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import type { ValoreCella } from '#functions/impaginazione/elenco/data.ts';
import type { CasellaScheda, ParteScheda } from '#functions/impaginazione/scheda/layout.ts';
import { schede } from '#functions/impaginazione/scheda/schede.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { classeConcorsoAl } from '#functions/riferimento/personale/classi-concorso.ts';
import { profiliAta } from '#functions/riferimento/personale/profili-ata.ts';
import {
  nomeQualifica,
  nomeTipoNomina,
  nomeTipoPersonale,
  nomeTipoServizio,
} from '#functions/riferimento/personale/voci-servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { orePagate, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import { printSchedaSidi, type SchedaDaStampare } from '#shared/contracts/servizi/stampe/scheda-sidi.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { byNominativo, nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { primoGiornoDelMese } from '#shared/domain/tempo/mese.ts';

const casella = (etichetta: string, valore: ValoreCella, tipo: CasellaScheda['tipo'] = 'testo'): CasellaScheda => ({
  codice: '',
  etichetta,
  tipo,
  valore,
});

const supplenteIn = (persona: Persona): ParteScheda => {
  const iban = ibanDi(persona);
  return {
    titolo: 'Supplente',
    caselle: [
      casella('Codice fiscale', persona.desCf),
      casella('Cognome', persona.desCognome),
      casella('Nome', persona.desNome),
      casella('Data di nascita', persona.datNascita, 'giorno'),
      casella('Comune o Stato di nascita', persona.desComuneNascita),
      casella('Residenza', [persona.desIndirizzo, persona.desCap, persona.desComuneRes].filter(Boolean).join(' ')),
      casella('IBAN', iban === null ? '' : formatIban(iban)),
    ],
  };
};

/** Returns the absence that gives the contract its reason, as SIDI has it already; nothing of a service that covers none. */
const assenzaIn = (assenza: AssenzaSalvata | undefined, titolare: Persona | undefined): readonly ParteScheda[] =>
  assenza === undefined
    ? []
    : [
        {
          titolo: 'Titolare assente',
          caselle: [
            casella('Codice fiscale', titolare?.desCf ?? ''),
            casella('Cognome e nome', nominativo(assenza.desCognome, assenza.desNome)),
            casella('Causale: assenza', descrizioneTipo(assenza.codTipoAssenza)),
            casella('Assente dal', assenza.datInizio, 'giorno'),
            casella('Assente al', assenza.datFine, 'giorno'),
          ],
        },
      ];

const postoDi = ({ codClasseConcorso, codProfiloAta, datInizio }: Servizio): readonly CasellaScheda[] => [
  ...(codClasseConcorso === null
    ? []
    : [
        casella(
          'Classe di concorso',
          [codClasseConcorso, classeConcorsoAl(codClasseConcorso, datInizio)?.descrizione].filter(Boolean).join(' · '),
        ),
      ]),
  ...(codProfiloAta === null
    ? []
    : [
        casella(
          'Profilo',
          [codProfiloAta, profiliAta.voci.find(({ codice }) => codice === codProfiloAta)?.descrizione]
            .filter(Boolean)
            .join(' · '),
        ),
      ]),
];

const contrattoIn = (servizio: Servizio, { codMeccanografico }: ScuolaTenuta): ParteScheda => ({
  titolo: 'Contratto',
  caselle: [
    casella('Scuola', codMeccanografico),
    casella('Contratto', nomeTipoNomina(servizio.codTipoNomina)),
    casella('Servizio', nomeTipoServizio(servizio.codTipoServizio)),
    casella('Personale', nomeTipoPersonale(servizio.codTipoPersonale)),
    casella('Qualifica', nomeQualifica(servizio.prgQualificaRetributiva)),
    ...postoDi(servizio),
    casella('Ore settimanali', orePagate(servizio), 'ore'),
    casella("Ore dell'orario intero", servizio.numOreIntere, 'ore'),
    casella('Decorrenza', servizio.datInizio, 'giorno'),
    casella('Termine', servizio.datFine, 'giorno'),
    casella('Protocollo', servizio.numProtocollo),
    casella('Data del protocollo', servizio.datProtocollo, 'giorno'),
    ...(servizio.desDeroga === undefined ? [] : [casella('Motivo della deroga', servizio.desDeroga)]),
  ],
});

/** Returns the services that are asked for: the one named, or those of short substitutes that begin in the month. */
const richiesti = async (
  { uidServizio, anno, mese }: SchedaDaStampare,
  archivio: Archivio,
): Promise<readonly Servizio[]> => {
  if (uidServizio !== undefined) return [await archivio.of(servizioEntita).load(uidServizio)];
  const inizio = primoGiornoDelMese({ anno, mese });
  return (await supplenzeDel(archivio, { anno, mese })).filter(({ datInizio }) => datInizio >= inizio);
};

/** Returns services with their person, the absence that each covers and whose that is. */
const leggi = async (servizi: readonly Servizio[], archivio: Archivio) => {
  const coperte = servizi.flatMap(({ uidAssenzaCoperta }) => uidAssenzaCoperta ?? []);
  const assenze = await archivio.of(assenzaEntita).getMany([...new Set(coperte)]);
  const uids = [...servizi, ...assenze].map(({ uidSubAnagrafe }) => uidSubAnagrafe);
  const persone = await archivio.of(personaEntita).getMany([...new Set(uids)]);
  const perUid = new Map<string, Persona>(persone.map((persona) => [persona.uid, persona]));
  return servizi
    .flatMap((servizio) => {
      const persona = perUid.get(servizio.uidSubAnagrafe);
      const assenza = assenze.find(({ uid }) => uid === servizio.uidAssenzaCoperta);
      const titolare = perUid.get(assenza?.uidSubAnagrafe ?? '');
      return persona === undefined ? [] : [{ servizio, persona, assenza, titolare }];
    })
    .toSorted((a, b) => byNominativo(a.persona, b.persona));
};

/** The data of the contracts of substitutes that the office types into SIDI, a sheet each. */
export const schedaSidi = defineStampa(
  printSchedaSidi,
  schede({
    title: () => Promise.resolve(printSchedaSidi.titolo),
    load: async (richiesta: SchedaDaStampare, { archivio, oggi }) => {
      const [letti, scuola] = await Promise.all([
        richiesti(richiesta, archivio).then((servizi) => leggi(servizi, archivio)),
        getScuolaTenuta(archivio, oggi),
      ]);
      return {
        nota: "Il programma non ha i codici di SIDI del contratto e dell'assenza: si scelgono nella sua pagina. L'assenza del titolare si inserisce a SIDI prima del contratto.",
        schede: letti.map(({ servizio, persona, assenza, titolare }) => ({
          nome: nominativo(persona.desCognome, persona.desNome),
          filtri: [
            { etichetta: 'Dal', valore: formatGiorno(servizio.datInizio) },
            { etichetta: 'Al', valore: servizio.datFine === null ? 'senza fine' : formatGiorno(servizio.datFine) },
          ],
          parti: [supplenteIn(persona), ...assenzaIn(assenza, titolare), contrattoIn(servizio, scuola)],
        })),
      };
    },
  }),
);

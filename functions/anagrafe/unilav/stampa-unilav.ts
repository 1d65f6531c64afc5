import { entroIl } from '#archivio/incarichi/comunicazioni-incarico.ts';
import { getScuolaTenuta, type ScuolaTenuta } from '#archivio/scuola/intestazione.ts';
import type { ValoreCella } from '#functions/impaginazione/elenco/data.ts';
import type { CasellaScheda, ParteScheda, Scheda } from '#functions/impaginazione/scheda/layout.ts';
import { schede } from '#functions/impaginazione/scheda/schede.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { nomeQualifica, nomeTipoNomina, nomeTipoPersonale } from '#functions/riferimento/personale/voci-servizio.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { printUnilav } from '#shared/contracts/anagrafe/stampe/unilav.ts';
import { orePagate, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizioneCodiceCessazione } from '#shared/domain/persona/rapporto-inps.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { unilav as termineUnilav } from '#shared/rules/adempimenti/incarichi.ts';
import { rapportiDelMese, type DaDire, type EventoUnilav } from './rapporti-del-mese.ts';

const nomeEvento: Readonly<Record<EventoUnilav, string>> = {
  INIZIO: 'Inizio del rapporto',
  PROROGA: 'Proroga',
  FINE: 'Cessazione',
};

const casella = (etichetta: string, valore: ValoreCella, tipo: CasellaScheda['tipo'] = 'testo'): CasellaScheda => ({
  codice: '',
  etichetta,
  tipo,
  valore,
});

const datoreDi = ({ nome, codMeccanografico, codFiscale, indirizzo }: ScuolaTenuta): ParteScheda => ({
  titolo: 'Datore di lavoro',
  caselle: [
    casella('Codice fiscale', codFiscale),
    casella('Denominazione', nome),
    casella('Codice meccanografico', codMeccanografico),
    casella('Sede', indirizzo),
  ],
});

/** A place with the code that the portal asks for. */
const luogo = (nome: string, codice: string | null): string =>
  codice === null ? nome : `${nome} (${codice})`.trimStart();

const lavoratoreDi = (persona: Persona): ParteScheda => ({
  titolo: 'Lavoratore',
  caselle: [
    casella('Codice fiscale', persona.desCf),
    casella('Cognome', persona.desCognome),
    casella('Nome', persona.desNome),
    casella('Sesso', persona.flgSesso),
    casella('Data di nascita', persona.datNascita, 'giorno'),
    casella('Comune o Stato di nascita', luogo(persona.desComuneNascita, persona.codComuneNascita)),
    casella('Cittadinanza', persona.codCittadinanza ?? 'Italia'),
    casella('Comune di residenza', luogo(persona.desComuneRes, persona.codComuneRes)),
    casella('CAP', persona.desCap),
    casella('Indirizzo', persona.desIndirizzo),
  ],
});

const delServizio = (servizio: Servizio): readonly CasellaScheda[] => [
  casella(
    'Tipologia contrattuale',
    servizio.contratto === 'TI' ? 'Lavoro a tempo indeterminato' : 'Lavoro a tempo determinato',
  ),
  casella('Contratto', nomeTipoNomina(servizio.codTipoNomina)),
  casella('Personale', nomeTipoPersonale(servizio.codTipoPersonale)),
  casella('Qualifica', nomeQualifica(servizio.prgQualificaRetributiva)),
  casella('Orario', servizio.codTipoOrario === 'F' ? 'Tempo pieno' : 'Tempo parziale'),
  casella('Ore settimanali medie', orePagate(servizio), 'ore'),
  casella('Protocollo', servizio.numProtocollo),
];

const dellIncarico = (incarico: Incarico): readonly CasellaScheda[] => [
  casella('Tipologia contrattuale', 'Collaborazione coordinata e continuativa'),
  casella('Incarico', `${incarico.numIncarico} del ${formatGiorno(incarico.datIncarico)}`),
  casella('Mansione', incarico.desOggetto),
  casella('Compenso', incarico.numImporto, 'importo'),
  casella('Protocollo', incarico.desProtocollo),
];

const causaDi = ({ evento, tratto: { di } }: DaDire): readonly CasellaScheda[] =>
  evento === 'FINE' && 'servizio' in di
    ? [
        casella(
          'Causa',
          di.servizio.codCessazione === null
            ? 'da indicare nel servizio'
            : descrizioneCodiceCessazione[di.servizio.codCessazione],
        ),
      ]
    : [];

const rapportoDi = (daDire: DaDire): ParteScheda => {
  const { evento, giorno, dallInizio, tratto } = daDire;
  return {
    titolo: nomeEvento[evento],
    caselle: [
      casella('Inizio del rapporto', dallInizio, 'giorno'),
      ...(evento === 'PROROGA' ? [casella('Inizio della proroga', giorno, 'giorno')] : []),
      casella(evento === 'FINE' ? 'Data di cessazione' : 'Data di fine', tratto.al, 'giorno'),
      ...causaDi(daDire),
      ...('servizio' in tratto.di ? delServizio(tratto.di.servizio) : dellIncarico(tratto.di.incarico)),
    ],
  };
};

/** Where the assignment says that its beginning was told. */
const giaDetta = ({ evento, tratto: { di } }: DaDire) =>
  evento !== 'FINE' && 'incarico' in di && di.incarico.datUnilav !== null
    ? [{ etichetta: 'Comunicata il', valore: `${formatGiorno(di.incarico.datUnilav)}, ${di.incarico.codUnilav}` }]
    : [];

const filtriDi = (daDire: DaDire) => {
  const entro = entroIl(daDire.giorno, termineUnilav);
  return [
    { etichetta: 'Comunicazione', valore: nomeEvento[daDire.evento] },
    { etichetta: 'Avvenuta il', valore: formatGiorno(daDire.giorno) },
    { etichetta: 'Da comunicare entro', valore: entro === null ? 'termine non noto' : formatGiorno(entro) },
    ...giaDetta(daDire),
  ];
};

const FINE_NOTA =
  'Di regola una cessazione nel giorno già comunicato con l’inizio o con la proroga non si comunica di nuovo: la scheda serve se il giorno è un altro.';

const schedaDi =
  (scuola: ScuolaTenuta) =>
  (daDire: DaDire & { readonly persona: Persona }): Scheda => ({
    nome: nominativo(daDire.persona.desCognome, daDire.persona.desNome),
    filtri: filtriDi(daDire),
    parti: [datoreDi(scuola), lavoratoreDi(daDire.persona), rapportoDi(daDire)],
    propri: daDire.evento === 'FINE' ? { avvertenze: [FINE_NOTA] } : {},
  });

export const schedeUnilav = defineStampa(
  printUnilav,
  schede({
    title: (mese: Mese) => Promise.resolve(`Schede UNILAV, ${formatMese(mese)}`),
    load: async (mese, contesto) => {
      const [scuola, daDire] = await Promise.all([
        getScuolaTenuta(contesto.archivio, contesto.oggi),
        rapportiDelMese(mese, contesto),
      ]);
      return {
        nota: 'Il programma non ha titolo di studio, qualifica ISTAT, posizione INAIL, contratto collettivo e livello: si scelgono nel portale. Dove il contratto è comunicato da un altro sistema la scheda serve a controllare.',
        schede: daDire.map(schedaDi(scuola)),
      };
    },
  }),
);

import { domicilioAl } from '#archivio/persone/persona.ts';
import { limitiInParole } from '#shared/calculation/spiegazione/limiti-in-parole.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { TipoDocumentoFiscale } from '#shared/domain/persona/dati-anno.ts';
import { erroreTitolo } from '#shared/domain/persona/soggetto.ts';
import { formatAliquota } from '#shared/money/centesimi.ts';
import { scaglioniIrpef } from '#shared/rules/irpef.ts';
import { inForceOn } from '#shared/rules/regola.ts';

/** What is missing or doubtful in the tax data of a person for a year, in the words the run wizard shows. */
export const avvisiFiscali = (persona: Persona, fiscali: Fiscali | undefined, numAnno: number): string[] => {
  if (fiscali === undefined) return [`Mancano i dati fiscali del ${numAnno}.`, ...avvisiPersona(persona, numAnno)];
  return [
    ...avvisiSoggetto(persona, fiscali),
    ...avvisiDocumenti(fiscali),
    ...avvisiTitolo(fiscali, numAnno),
    ...avvisiPersona(persona, numAnno),
  ];
};

/** Choices that rest on a paper of the person which nobody recorded. */
const avvisiDocumenti = ({ flgRinunciaSostitutiva, cuAltri, documenti }: Fiscali): string[] => {
  const manca = (tipo: TipoDocumentoFiscale): boolean => documenti.every((documento) => documento.tipo !== tipo);
  return [
    ...(flgRinunciaSostitutiva && manca('RINUNCIA_SOSTITUTIVA')
      ? ["La rinuncia all'imposta sostitutiva non ha il suo documento: registrarne la data e il protocollo."]
      : []),
    ...(cuAltri.length > 0 && manca('RICHIESTA_CU_ALTRI')
      ? [
          "Ci sono CU di altri datori di lavoro senza la richiesta scritta dell'interessato: registrarne data e protocollo.",
        ]
      : []),
  ];
};

/** A title that somebody of this kind is not paid to. */
const avvisiSoggetto = ({ tipoSoggetto }: Persona, { percettore }: Fiscali): string[] => {
  const errore = percettore && erroreTitolo(percettore.tipo, tipoSoggetto);
  return errore === null ? [] : [errore];
};

/** What the title of the payment asks for. */
const avvisiTitolo = (fiscali: Fiscali, numAnno: number): string[] => {
  switch (fiscali.percettore?.tipo ?? 'DIPENDENTE') {
    case 'DIPENDENTE':
      return avvisiAliquota(fiscali, numAnno);
    case 'COCOCO':
      return fiscali.codGestioneSeparata === null ? ['Manca la classe della Gestione separata.'] : [];
    case 'OCCASIONALE':
      return fiscali.codGestioneSeparata === null
        ? [
            `Manca la classe della Gestione separata: serve se i compensi dell'anno superano la franchigia${limitiInParole(numAnno).franchigiaOccasionali}.`,
          ]
        : [];
    case 'PROFESSIONISTA':
      return isForfettarioConIva(fiscali) ? ['Il regime forfettario non addebita IVA.'] : [];
    case 'FORMATORE':
    case 'EREDE':
    case 'SOCIETA':
    case 'NON_RESIDENTE':
    case 'COMMISSARIO_ESTERNO':
    case 'ALTRA_AMMINISTRAZIONE':
    case 'STUDENTE':
    case 'REVISORE':
    case 'ASSISTENTE_LINGUA':
    case 'AUTORE':
      return [];
    case 'LAVORATORE_SPORTIVO':
      return [
        'Un lavoratore sportivo lo paga un ente sportivo, non una scuola: scegliere occasionale, professionista o collaboratore.',
      ];
  }
};

/** The highest rate of an employee: missing, or none of the year's. */
const avvisiAliquota = ({ numAliquotaMassima: aliquota }: Fiscali, numAnno: number): string[] => {
  if (aliquota === null) return ["Manca l'aliquota massima: leggerla dall'ultimo cedolino NoiPA."];
  const ammesse = inForceOn(scaglioniIrpef, `${numAnno}-12-31`).valore.map((scaglione) => scaglione.aliquota);
  return ammesse.includes(aliquota)
    ? []
    : [
        `L'aliquota massima ${formatAliquota(aliquota)} non è tra quelle del ${numAnno} (${ammesse.map(formatAliquota).join(', ')}): leggerla di nuovo sul cedolino NoiPA.`,
      ];
};

const isForfettarioConIva = ({ percettore }: Fiscali): boolean =>
  percettore?.tipo === 'PROFESSIONISTA' && percettore.regime === 'FORFETTARIO' && percettore.iva === 'ORDINARIA';

const avvisiPersona = (persona: Persona, numAnno: number): string[] => [
  ...(persona.codModPagamento === null ? ['Manca la modalità di pagamento.'] : []),
  ...(domicilioAl(persona, `${numAnno}-01-01`) === undefined
    ? [`Manca il domicilio fiscale al 1° gennaio ${numAnno}.`]
    : []),
];

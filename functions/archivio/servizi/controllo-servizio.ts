import { classeConcorsoAl } from '#functions/riferimento/personale/classi-concorso.ts';
import {
  autoritaNomina,
  qualificheServizio,
  situazioniPrevidenziali,
  tipiAttivita,
  tipiCattedra,
  tipiLaboratorio,
  tipiPosto,
  tipiServizio,
} from '#functions/riferimento/personale/liste-servizio.ts';
import { profiliAta } from '#functions/riferimento/personale/profili-ata.ts';
import type { TipoNomina } from '#functions/riferimento/personale/tipi-nomina.ts';
import {
  contrattoDi,
  getQualifica,
  getTipoNomina,
  getTipoPersonale,
  isQualificaDelRuolo,
  ruoloDi,
} from '#functions/riferimento/personale/voci-servizio.ts';
import { campoNonValido, campoRifiutato, type AppError } from '#platform/errors.ts';
import type { Servizio, ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

type PerLaPaga = Pick<Servizio, 'contratto' | 'ruolo' | 'profilo'>;

const sconosciuto = (campo: keyof ServizioInput, cosa: string, codice: string | number): AppError =>
  campoRifiutato('RIFERIMENTO_NON_VALIDO', campo, `${cosa} "${codice}" non è nell'elenco: sceglierne una voce.`);

/** Lists whose entry only has to exist. */
const elenchi = [
  ['codTipoServizio', 'Il tipo di servizio', tipiServizio],
  ['codAutoritaNomina', "L'autorità che nomina", autoritaNomina],
  ['codQualificaServizio', 'La qualifica di servizio', qualificheServizio],
  ['codTipoAttivita', 'Il tipo di attività', tipiAttivita],
  ['codTipoCattedra', 'Il tipo di cattedra', tipiCattedra],
  ['codTipoPosto', 'Il tipo di posto', tipiPosto],
  ['codTipoLaboratorio', "L'area di laboratorio", tipiLaboratorio],
  ['codSituazionePrevidenziale', 'La situazione previdenziale', situazioniPrevidenziali],
] as const;

/** Fields that say where somebody teaches: no sense for who does not. */
const soloDocenti = ['codClasseConcorso', 'codTipoCattedra', 'codTipoPosto'] as const;

/**
 * What a service means for the payslip: contract, role and row of the pay tables, from its codes, after checking that they exist and go together.
 * @throws RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA on the field to correct
 */
export const checkServizio = (input: ServizioInput, setupType: SetupType | null): PerLaPaga => {
  for (const [campo, cosa, tabella] of elenchi) {
    const codice = input[campo];
    if (codice !== null && !tabella.voci.some((voce) => voce.codice === codice)) throw sconosciuto(campo, cosa, codice);
  }
  const nomina = getTipoNomina(input.codTipoNomina);
  if (nomina === undefined) throw sconosciuto('codTipoNomina', 'Il tipo di nomina', input.codTipoNomina);
  const { ruolo, docente } = ruoloDelServizio(input);
  const contratto = contrattoDi(nomina);
  checkScadenza(input, nomina, setupType);
  checkDocenza(input, docente);
  const profilo = profiloDelServizio(input, ruolo);
  checkPaga(input, contratto, profilo);
  return { contratto, ruolo, profilo };
};

const ruoloDelServizio = ({
  codTipoPersonale,
}: ServizioInput): { readonly ruolo: Servizio['ruolo']; readonly docente: boolean } => {
  const tipo = getTipoPersonale(codTipoPersonale);
  if (tipo === undefined) throw sconosciuto('codTipoPersonale', 'Il tipo di personale', codTipoPersonale);
  const ruolo = ruoloDi(tipo);
  if (ruolo === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codTipoPersonale',
      `Il tipo di personale "${tipo.descrizione}" non ha servizi: si paga con un'elaborazione per esterni.`,
    );
  return { ruolo, docente: tipo.docente };
};

/** Last day of an annual appointment: of a school, and of a conservatory or an academy, whose year goes from November to October. */
const FINE_ANNO_SCOLASTICO = '08-31';
const FINE_ANNO_ACCADEMICO = '10-31';

/** A fixed-term contract has an end, not after the day its appointment cannot go beyond. */
const checkScadenza = (
  { datInizio, datFine }: ServizioInput,
  { descrizione, tipoRapporto, scadenza }: TipoNomina,
  setupType: SetupType | null,
): void => {
  if (tipoRapporto === 'INDETERMINATO') return;
  if (datFine === null)
    throw campoNonValido('datFine', `Nomina "${descrizione}": un contratto a tempo determinato ha una data di fine.`);
  const ultimo = setupType === 'AFAM' && scadenza === FINE_ANNO_SCOLASTICO ? FINE_ANNO_ACCADEMICO : scadenza;
  const limite = ultimo === null ? null : `${annoScolasticoDi(datInizio).numAnno + 1}-${ultimo}`;
  if (limite !== null && datFine > limite)
    throw campoNonValido('datFine', `Nomina "${descrizione}": non può andare oltre il ${formatGiorno(limite)}.`);
};

const checkDocenza = (input: ServizioInput, docente: boolean): void => {
  const estraneo = docente ? undefined : soloDocenti.find((campo) => input[campo] !== null);
  if (estraneo !== undefined) throw campoNonValido(estraneo, 'Questo campo è solo per chi insegna: va tolto.');
  if (docente && input.codProfiloAta !== null)
    throw campoNonValido('codProfiloAta', 'Il profilo ATA non è per chi insegna: va tolto.');
  if (input.codClasseConcorso !== null && classeConcorsoAl(input.codClasseConcorso, input.datInizio) === undefined) {
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codClasseConcorso',
      `La classe di concorso ${input.codClasseConcorso} non esisteva il ${formatGiorno(input.datInizio)}: sceglierne una in vigore quel giorno.`,
    );
  }
};

const profiloDelServizio = (
  { prgQualificaRetributiva, codProfiloAta }: ServizioInput,
  ruolo: Servizio['ruolo'],
): string | null => {
  const qualifica = getQualifica(prgQualificaRetributiva);
  if (qualifica === undefined)
    throw sconosciuto('prgQualificaRetributiva', 'La qualifica retributiva', prgQualificaRetributiva);
  if (!isQualificaDelRuolo(ruolo, qualifica))
    throw campoNonValido(
      'prgQualificaRetributiva',
      `La qualifica "${qualifica.desDescrizione}" non è del tipo di personale scelto.`,
    );
  if (codProfiloAta === null) return qualifica.codLivEmo;
  const profilo = profiliAta.voci.find(({ codice }) => codice === codProfiloAta);
  if (profilo === undefined) throw sconosciuto('codProfiloAta', 'Il profilo ATA', codProfiloAta);
  if (qualifica.codLivEmo !== null && profilo.area !== qualifica.codLivEmo)
    throw campoNonValido('prgQualificaRetributiva', `Il profilo "${profilo.descrizione}" è pagato in un'altra area.`);
  return profilo.area;
};

const checkPaga = (
  { codFascia, codSituazionePrevidenziale, flgEnam, desSentenzaRpdCia }: ServizioInput,
  contratto: Servizio['contratto'],
  profilo: string | null,
): void => {
  if (contratto === 'SUPPLENTE_BREVE' && codFascia !== '0-8')
    throw campoNonValido('codFascia', 'Le supplenze brevi sono pagate nella fascia 0-8.');
  if (desSentenzaRpdCia !== null && contratto !== 'SUPPLENTE_BREVE')
    throw campoNonValido('desSentenzaRpdCia', 'RPD e CIA spettano già per contratto: la sentenza va tolta.');
  checkPrevidenza(codSituazionePrevidenziale, contratto);
  if (flgEnam && (contratto !== 'TI' || profilo !== 'DOCENTE_INFANZIA_PRIMARIA'))
    throw campoNonValido('flgEnam', 'La ritenuta ENAM è dei docenti di ruolo di infanzia e primaria.');
};

const checkPrevidenza = (
  codSituazionePrevidenziale: ServizioInput['codSituazionePrevidenziale'],
  contratto: Servizio['contratto'],
): void => {
  if (codSituazionePrevidenziale === 'NES')
    throw campoNonValido('codSituazionePrevidenziale', 'Un dipendente è in regime di TFS o di TFR.');
  if (contratto !== 'TI' && codSituazionePrevidenziale !== 'TFR')
    throw campoNonValido('codSituazionePrevidenziale', 'Il personale a tempo determinato è in regime di TFR.');
};

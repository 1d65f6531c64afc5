import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { cfConEredi } from '#archivio/impedimenti/con-eredi.ts';
import { AGLI_EREDI, isDaConfermare, isFermo } from '#archivio/impedimenti/impedimento.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { GIA_PAGATO } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Controllo } from '#shared/contracts/controllo.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { richiedeConto } from '#shared/domain/persona/pagamento.ts';
import { testateNelleListe } from '../gia-pagato/liste.ts';
import { carichiOltre } from './carichi-oltre.ts';

/**
 * Questions about the payslips of a run before it is sealed: those that the calculation asked, heirs of who is paid, lists of NoiPA that pay the same,
 * relatives dependent for more than the whole, accounts of several people, people without an account. One request, one a hundred people, those of the
 * lists and of `carichiOltre`.
 */
export const controlliDelleTestate = async (
  processo: Processo,
  testate: readonly CedolinoSalvato[],
  archivio: Archivio,
): Promise<Controllo[]> => {
  const calcolati = testate.filter(({ esito }) => esito === 'CALCOLATO');
  const pagati = calcolati.filter(({ netto }) => netto > 0);
  const [conEredi, nelleListe, carichi, persone] = await Promise.all([
    cfConEredi(archivio),
    testateNelleListe(archivio, processo, calcolati),
    carichiOltre(archivio, calcolati),
    archivio.of(personaEntita).getMany(pagati.map(({ uidSubAnagrafe }) => uidSubAnagrafe)),
  ]);
  return [
    ...calcolati.flatMap((testata) =>
      testata.anomalie
        .filter(chiesta)
        .map((anomalia) => controllo(testata, anomalia, isFermo(anomalia) ? 'FERMA' : 'CONFERMA')),
    ),
    ...calcolati
      .filter(({ storico, percettore }) => percettore !== 'EREDE' && conEredi.has(storico.desCf))
      .map((testata) =>
        controllo(testata, {
          codice: 'PERSONA_CON_EREDI',
          messaggio: `In anagrafe c'è un suo erede: risulta deceduta. ${AGLI_EREDI}`,
        }),
      ),
    ...nelleListe.map(({ testata, pagato: { messaggio, daConfermare } }) =>
      controllo(testata, { codice: GIA_PAGATO, messaggio }, daConfermare ? 'CONFERMA' : 'AVVISO'),
    ),
    ...carichi.map(({ testata, messaggio }) => controllo(testata, { codice: 'CARICO_OLTRE', messaggio })),
    ...contiInComune(pagati, persone),
    ...senzaConto(pagati, persone),
  ];
};

const chiesta = (anomalia: CedolinoSalvato['anomalie'][number]): boolean =>
  isFermo(anomalia) || isDaConfermare(anomalia) || anomalia.codice === GIA_PAGATO;

const controllo = (
  { storico: { desCognome, desNome, desCf } }: CedolinoSalvato,
  { codice, messaggio }: { readonly codice: string; readonly messaggio: string },
  esito: Controllo['esito'] = 'CONFERMA',
): Controllo => ({ codice, messaggio, nominativo: nominativo(desCognome, desNome), desCf, esito });

/** Several people paid on one account: spouses may share it, and so it is told. */
const contiInComune = (pagati: readonly CedolinoSalvato[], persone: readonly Persona[]): readonly Controllo[] => {
  const iban = new Map(persone.map((persona) => [persona.uid, ibanDi(persona)]));
  const perConto = Map.groupBy(pagati, ({ uidSubAnagrafe }) => iban.get(uidSubAnagrafe) ?? null);
  return [...perConto].flatMap(([conto, suoi]) =>
    conto === null || suoi.length < 2
      ? []
      : suoi.map((testata) =>
          controllo(
            testata,
            {
              codice: 'CONTO_IN_COMUNE',
              messaggio:
                `Sul conto ${formatIban(conto)} sono pagate ${suoi.length} persone di questa elaborazione: ${suoi.map(nomeDi).join(', ')}. Controllare in anagrafe di chi è; i coniugi possono averlo in comune.`.slice(
                  0,
                  2000,
                ),
            },
            'AVVISO',
          ),
        ),
  );
};

/** The people paid whose record says no way of paying, or one that asks for an account that is not there: the file of the bank cannot be made. */
const senzaConto = (pagati: readonly CedolinoSalvato[], persone: readonly Persona[]): readonly Controllo[] => {
  const mancante = new Map(persone.map((persona) => [persona.uid, manca(persona)]));
  return pagati.flatMap((testata) => {
    const messaggio = mancante.get(testata.uidSubAnagrafe) ?? null;
    return messaggio === null ? [] : [controllo(testata, { codice: 'SENZA_CONTO', messaggio }, 'AVVISO')];
  });
};

const manca = (persona: Persona): string | null => {
  const { codModPagamento, codBban } = persona;
  if (codModPagamento === null) return 'In anagrafe manca come si paga: indicarlo prima di preparare i bonifici.';
  return richiedeConto[codModPagamento] && ibanDi(persona) === null && !codBban
    ? 'In anagrafe manca il conto su cui si paga: indicarlo prima di preparare i bonifici.'
    : null;
};

const nomeDi = ({ storico: { desCognome, desNome, desCf } }: CedolinoSalvato): string =>
  `${nominativo(desCognome, desNome)} (${desCf})`;

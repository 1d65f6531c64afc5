import { righeBrevi } from '#archivio/cedolini/cedolino.ts';
import { cedoliniRaccolti, type ContenutoDenuncia, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { invioDi, moduloDi, QUADRI, type InvioCu } from '#shared/domain/denunce/cu.ts';
import { puntiCu } from '#shared/domain/denunce/punti-cu.ts';
import { chiaveNominativo } from '#shared/domain/persona/nominativo.ts';
import { percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import type { Campi } from '../macchina/denuncia.ts';
import type { DatiPersone } from '../uniemens/raccolta/persone.ts';
import { perCausale, type ParteConCausale } from './causali.ts';
import type { CedolinoDaCertificare, ComeRaccogliere, Parte } from './da-certificare.ts';
import { periodoDelRapporto } from './periodo-del-rapporto.ts';
import { campiPersona } from './persona.ts';
import { isAutonomo, puntiAutonomo, puntiDipendente, sommaPunti } from './punti-del-reddito.ts';
import { puntiDellImposta } from './punti-dell-imposta.ts';
import { puntiPrevidenziali } from './punti-previdenziali.ts';
import { menoAutonomo, menoDipendente, restituiteDi, rilieviRestituzioni } from './restituzioni.ts';
import { senzaPunto } from './senza-punto.ts';

type Di<P> = readonly [P, ...P[]];
type Gruppo = Di<Parte>;
const isGruppo = <P>(parti: readonly P[]): parti is Di<P> => parti.length > 0;
const gruppiPer = <P>(parti: readonly P[], chiave: (parte: P) => string): readonly Di<P>[] =>
  [...Map.groupBy(parti, chiave).values()].flatMap((gruppo) => (isGruppo(gruppo) ? [gruppo] : []));

/** The parts of payslips that the certification of a year takes. */
const partiCertificate = (cedolini: readonly CedolinoDaCertificare[], anno: number): readonly Parte[] =>
  cedolini.flatMap((cedolino, posto) => {
    const rotte = cedolino.rotte.filter(({ adempimenti, annoImposta }) => adempimenti.CU && annoImposta === anno);
    return rotte.length === 0 ? [] : [{ posto, cedolino, rotte, percettore: cedolino.testata.percettore }];
  });

const isDiAutonomo = (parte: Parte): boolean => isAutonomo(parte, moduloDi(parte.percettore));

/** Nothing of it is taxed: it waits for the last send. */
const isEsente = (parti: readonly Parte[]): boolean =>
  parti.every((parte) => isDiAutonomo(parte) && (puntiAutonomo(parte).AU001008 ?? 0) === 0);

/** The parts of a person that a send takes: each is in one send and no other. */
const dellInvio = (gruppo: Gruppo, { anno, invio }: Pick<ComeRaccogliere, 'anno' | 'invio'>): readonly Parte[] => {
  if (isEsente(gruppo)) return invio === 'OTTOBRE' ? gruppo : [];
  return gruppo.filter(({ percettore }) => invioDi(percettore, anno) === invio);
};

/** The payslips that each send of a year certifies something of. */
export const cedoliniPerInvio = <C extends CedolinoDaCertificare>(
  cedolini: readonly C[],
  anno: number,
): Readonly<Record<InvioCu, readonly C[]>> => {
  const gruppi = gruppiPer(partiCertificate(cedolini, anno), ({ cedolino }) => cedolino.testata.uidSubAnagrafe);
  const di = (invio: InvioCu) => {
    const posti = new Set(gruppi.flatMap((gruppo) => dellInvio(gruppo, { anno, invio }).map(({ posto }) => posto)));
    return cedolini.filter((_cedolino, posto) => posti.has(posto));
  };
  return { MARZO: di('MARZO'), APRILE: di('APRILE'), OTTOBRE: di('OTTOBRE') };
};

/** The people that each send of a year certifies something of. */
export const personePerInvio = (
  cedolini: readonly CedolinoDaCertificare[],
  anno: number,
): Readonly<Record<InvioCu, ReadonlySet<string>>> => {
  const { MARZO, APRILE, OTTOBRE } = cedoliniPerInvio(cedolini, anno);
  const persone = (suoi: readonly CedolinoDaCertificare[]) =>
    new Set(suoi.map(({ testata }) => testata.uidSubAnagrafe));
  return { MARZO: persone(MARZO), APRILE: persone(APRILE), OTTOBRE: persone(OTTOBRE) };
};

/**
 * The records of a send: each person, what they had as employees, what they had as self-employed by cause of payment. What nobody has said is an
 * empty field that its rule finds; what has no point whose number is known is told, and is no part of the file.
 */
export const collectCu = (cedolini: readonly CedolinoDaCertificare[], come: ComeRaccogliere): ContenutoDenuncia => {
  const perPersona = gruppiPer(
    partiCertificate(cedolini, come.anno),
    ({ cedolino }) => cedolino.testata.uidSubAnagrafe,
  );
  const presi = perPersona
    .filter((gruppo) => come.soli === null || come.soli.includes(codFiscaleDi(gruppo, come.dati)))
    .flatMap((gruppo) => {
      const titoli = gruppiPer(dellInvio(gruppo, come), titoloDi);
      return titoli.map((sue) => ({ sue, diversi: titoli.length > 1 }));
    });
  return {
    ...cedoliniRaccolti(cedolini),
    records: presi
      .flatMap(({ sue, diversi }) => recordsDi(sue, diversi, come))
      .toSorted((a, b) => (ordine(a) < ordine(b) ? -1 : 1)),
    escluse: [
      ...senzaPunto(
        presi.flatMap(({ sue }) => sue),
        come,
      ),
      ...presi.flatMap(({ sue }) => rilieviDi(sue, come)),
    ],
  };
};

const rilieviDi = (gruppo: Gruppo, come: ComeRaccogliere): readonly Rilievo[] =>
  rilieviRestituzioni(restituiteDi(gruppo, come.restituzioni), {
    codFiscale: codFiscaleDi(gruppo, come.dati),
    piuCausali: hasPiuCausali(gruppo, come),
  });

const hasPiuCausali = (gruppo: Gruppo, come: ComeRaccogliere): boolean =>
  new Set(
    gruppo
      .filter(isDiAutonomo)
      .flatMap((parte) => perCausale(parte, come))
      .map(({ causale }) => causale),
  ).size > 1;

/** The title that a certificate is of: it belongs to the payment, and an heir may have worked for the school too, which is two certificates. */
const titoloDi = ({ percettore }: Parte): string => (percettore === 'EREDE' ? 'EREDE' : '');

/** People in order of name, each followed by what they had. */
const ordine = ({ chiave, campi }: RecordRaccolto): string =>
  `${chiaveNominativo(String(campi.nominativo), '', String(campi.codFiscale))}#${chiave}`;

const codFiscaleDi = ([{ cedolino }]: Gruppo, { persone }: DatiPersone): string =>
  persone.get(cedolino.testata.uidSubAnagrafe)?.desCf ?? cedolino.testata.storico.desCf;

/** The records of a certificate. `diversi`: the person has another, under another title, and each says its own. */
const recordsDi = (gruppo: Gruppo, diversi: boolean, come: ComeRaccogliere): readonly RecordRaccolto[] => {
  const { uidSubAnagrafe, storico } = gruppo[0].cedolino.testata;
  const persona: Persona | undefined = come.dati.persone.get(uidSubAnagrafe);
  const { desCf: codFiscale, desCognome, desNome } = persona ?? storico;
  const nominativo = `${desCognome} ${desNome}`.trim();
  const titolo = titoloDi(gruppo[0]);
  const base = { codFiscale, nominativo, ...(diversi && titolo !== '' ? { titolo } : {}) };
  const dipendente = gruppo.filter((parte) => !isDiAutonomo(parte));
  const autonomo = gruppo.filter(isDiAutonomo);
  return [
    {
      chiave: chiaveDi(QUADRI.persona, base),
      persona: codFiscale,
      origini: [],
      campi: {
        quadro: QUADRI.persona,
        ...base,
        uidPersona: uidSubAnagrafe,
        protocollo: come.protocollo,
        progressivoRicevuta: '',
        ...campiPersona({ codFiscale, desCognome, desNome }, comeTitolo(titolo, persona), come),
      },
    },
    ...(isGruppo(dipendente) ? [recordDipendente(dipendente, base, come)] : []),
    ...gruppiPer(
      autonomo.flatMap((parte) => perCausale(parte, come)),
      ({ causale }) => causale,
    ).map((sue) => recordAutonomo(sue, gruppo, base, come)),
  ];
};

/** The person as a certificate says them: only that of an heir names who died. */
const comeTitolo = (titolo: string, persona: Persona | undefined): Persona | undefined =>
  persona === undefined || titolo === 'EREDE' ? persona : { ...persona, cfDeceduto: null };

/** Key of a record: of what, of whom, under which title, of which cause. */
const chiaveDi = (quadro: string, { codFiscale, titolo }: Base, causale?: string): string =>
  [quadro, codFiscale, ...(titolo === undefined ? [] : [titolo]), ...(causale === undefined ? [] : [causale])].join(
    '|',
  );

/** Every part of a line that is in a certification: place of the payslip, of the line, cents. */
const originiDi = (gruppo: Gruppo): RecordRaccolto['origini'] =>
  gruppo.flatMap(({ posto, rotte }) =>
    rotte
      .filter(({ gruppo: suo }) => suo !== 'oneri')
      .map(({ riga, importo }) => [posto, riga, importo] satisfies [number, number, number]),
  );

interface Base {
  readonly codFiscale: string;
  readonly nominativo: string;
  /** The title of the certificate, where the person has another under another title. */
  readonly titolo?: string;
}

/** Every point of a module, with nothing in it: what the office may fill in. */
const vuoti = (...prefissi: readonly string[]): Campi =>
  Object.fromEntries(
    Object.entries(puntiCu)
      .filter(([codice]) => prefissi.some((prefisso) => codice.startsWith(prefisso)))
      .map(([codice, { formato }]) => [codice, formato === 'VP' ? 0 : '']),
  );

/** Services and assignments that touch the year, those that may be what was paid. */
const rapportiDi = ([{ cedolino }]: Gruppo, { anno, dati }: ComeRaccogliere) => {
  const uid = cedolino.testata.uidSubAnagrafe;
  const delAnno = <R extends { readonly datInizio: string; readonly datFine: string | null }>(tutti: readonly R[]) =>
    tutti.filter((uno) => overlaps(periodoDi(uno), { dal: `${anno}-01-01`, al: `${anno}-12-31` }));
  return { servizi: delAnno(dati.servizi.get(uid) ?? []), incarichi: delAnno(dati.incarichi.get(uid) ?? []) };
};

/** True of a payslip that no settlement is due of: the tax is at a rate, or the payee is none of those whom a run settles. */
const isConAliquota = ({ percettore, cedolino: { testata } }: Parte): boolean =>
  !percettoriAmmessi.CON.includes(percettore ?? 'DIPENDENTE') ||
  righeBrevi(testata).some(({ codice, descrizione }) => codice === 'IRPEF' && descrizione.startsWith(A_ALIQUOTA));
const A_ALIQUOTA = 'IRPEF, aliquota massima';

const recordDipendente = (gruppo: Gruppo, base: Base, come: ComeRaccogliere): RecordRaccolto => {
  const { servizi, incarichi } = rapportiDi(gruppo, come);
  // An assignment with a cause of payment is self-employed work: its days are not of this relation.
  const collaborazioni = incarichi.filter(({ codCausaleCu }) => codCausaleCu === null);
  const indeterminato = servizi.some(({ contratto }) => contratto === 'TI');
  const conguagliato = come.conguagliati.get(gruppo[0].cedolino.testata.uidSubAnagrafe);
  return {
    chiave: chiaveDi(QUADRI.dipendente, base),
    persona: base.codFiscale,
    campi: {
      quadro: QUADRI.dipendente,
      ...base,
      ...vuoti('DB001', 'DC001'),
      ...sommaPunti([
        ...gruppo.map((parte) => puntiDipendente(parte, come.anno, indeterminato)),
        ...menoDipendente(restituiteDi(gruppo, come.restituzioni), indeterminato),
      ]),
      ...puntiPrevidenziali(
        gruppo.flatMap(({ rotte }) => rotte),
        { anno: come.anno, codFiscale: come.codFiscale, incarichi: collaborazioni },
      ),
      ...periodoDelRapporto([...servizi, ...collaborazioni], come.anno),
      ...puntiDellImposta(
        gruppo.map((parte) => ({ rotte: parte.rotte, conAliquota: isConAliquota(parte) })),
        titoloDi(gruppo[0]) === '' ? conguagliato : undefined,
      ),
    },
    origini: originiDi(gruppo),
  };
};

const recordAutonomo = (
  gruppo: Di<ParteConCausale>,
  tutto: Gruppo,
  base: Base,
  come: ComeRaccogliere,
): RecordRaccolto => {
  const { causale } = gruppo[0];
  return {
    chiave: chiaveDi(QUADRI.autonomo, base, causale),
    persona: base.codFiscale,
    campi: {
      quadro: QUADRI.autonomo,
      ...base,
      ...vuoti('AU001'),
      AU001001: causale,
      ...sommaPunti([
        ...gruppo.map(puntiAutonomo),
        ...(hasPiuCausali(tutto, come) ? [] : menoAutonomo(restituiteDi(gruppo, come.restituzioni))),
      ]),
    },
    origini: originiDi(gruppo),
  };
};

import { righeBrevi } from '#archivio/cedolini/cedolino.ts';
import { cedoliniRaccolti, type ContenutoDenuncia, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { isDiIncarico } from '#archivio/persone/incarico.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { invioDi, moduloDi, QUADRI, type InvioCu } from '#shared/domain/denunce/cu.ts';
import { puntiCu } from '#shared/domain/denunce/punti-cu.ts';
import { percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import type { ArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import type { CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import type { Campi } from '../macchina/denuncia.ts';
import type { DatiPersone } from '../uniemens/raccolta/persone.ts';
import type { Conguagliato } from './anni-conguagliati.ts';
import { periodoDelRapporto } from './periodo-del-rapporto.ts';
import { campiPersona } from './persona.ts';
import {
  isAutonomo,
  puntiAutonomo,
  puntiDipendente,
  sommaPunti,
  type CedolinoCertificato,
} from './punti-del-reddito.ts';
import { puntiDellImposta } from './punti-dell-imposta.ts';
import { menoAutonomo, menoDipendente, restituiteDi, rilieviRestituzioni } from './restituzioni.ts';
import { senzaPunto } from './senza-punto.ts';

/** What the certification reads of an accounted payslip. */
export interface CedolinoDaCertificare extends Pick<CedolinoContabilizzato, 'cedolino' | 'rotte'> {
  readonly testata: Pick<
    CedolinoContabilizzato['testata'],
    'uidSubAnagrafe' | 'percettore' | 'storico' | 'fatti' | 'righe'
  >;
}

/** A payslip with the part of it that the certification of the year takes, and its place among those gathered. */
export interface Parte extends CedolinoCertificato {
  readonly posto: number;
  readonly cedolino: CedolinoDaCertificare;
}

/** Of which year and send, for whom, from what people say of themselves. */
export interface ComeRaccogliere {
  readonly anno: number;
  readonly invio: InvioCu;
  /** Only these people, by codice fiscale, with the protocol of what is corrected; null: everybody. */
  readonly soli: readonly string[] | null;
  readonly protocollo: string;
  readonly dati: DatiPersone;
  readonly comuni: ArchivioComuni;
  /** Codice fiscale of who represents a person, by the person's uid: of a minor, of who cannot act. */
  readonly rappresentanti: ReadonlyMap<string, string>;
  /** The restitutions of the year. */
  readonly restituzioni: readonly Restituzione[];
  /** The year of each person as it was settled, by the person's uid. */
  readonly conguagliati: ReadonlyMap<string, Conguagliato>;
}

type Gruppo = readonly [Parte, ...Parte[]];
const isGruppo = (parti: readonly Parte[]): parti is Gruppo => parti.length > 0;
const gruppiPer = (parti: readonly Parte[], chiave: (parte: Parte) => string): readonly Gruppo[] =>
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

/** The people that each send of a year certifies something of. */
export const personePerInvio = (
  cedolini: readonly CedolinoDaCertificare[],
  anno: number,
): Readonly<Record<InvioCu, ReadonlySet<string>>> => {
  const gruppi = gruppiPer(partiCertificate(cedolini, anno), ({ cedolino }) => cedolino.testata.uidSubAnagrafe);
  const di = (invio: InvioCu) =>
    new Set(
      gruppi
        .filter((gruppo) => dellInvio(gruppo, { anno, invio }).length > 0)
        .map(([{ cedolino }]) => cedolino.testata.uidSubAnagrafe),
    );
  return { MARZO: di('MARZO'), APRILE: di('APRILE'), OTTOBRE: di('OTTOBRE') };
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
        come.anno,
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
  new Set(gruppo.filter(isDiAutonomo).map((parte) => causaleDi(parte, come))).size > 1;

/** The title that a certificate is of: it belongs to the payment, and an heir may have worked for the school too, which is two certificates. */
const titoloDi = ({ percettore }: Parte): string => (percettore === 'EREDE' ? 'EREDE' : '');

/** People in order of name, each followed by what they had. */
const ordine = ({ chiave, campi }: RecordRaccolto): string =>
  [campi.nominativo, campi.codFiscale, chiave].join('\u0001');

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
    ...gruppiPer(autonomo, (parte) => causaleDi(parte, come)).map((sue) => recordAutonomo(sue, gruppo, base, come)),
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
      ...periodoDelRapporto([...servizi, ...collaborazioni], come.anno),
      ...puntiDellImposta(
        gruppo.map((parte) => ({ rotte: parte.rotte, conAliquota: isConAliquota(parte) })),
        titoloDi(gruppo[0]) === '' ? conguagliato : undefined,
      ),
    },
    origini: originiDi(gruppo),
  };
};

/** The one cause of payment of a payslip: of the assignments it names, else of those of the year; none when nobody has said it, or they are several. */
const causaleDi = (parte: Parte, come: ComeRaccogliere): string => {
  const { uidSubAnagrafe, fatti } = parte.cedolino.testata;
  const registrati = come.dati.incarichi.get(uidSubAnagrafe) ?? [];
  const nominati = fatti?.incarichi?.map(
    ({ uid, causale }) => registrati.find((incarico) => isDiIncarico(incarico, uid))?.codCausaleCu ?? causale,
  );
  const dette = nominati ?? rapportiDi([parte], come).incarichi.map(({ codCausaleCu }) => codCausaleCu);
  const causali = new Set(dette.filter((causale) => causale !== null));
  const [sola] = causali;
  return causali.size === 1 && sola !== undefined ? sola : '';
};

const recordAutonomo = (gruppo: Gruppo, tutto: Gruppo, base: Base, come: ComeRaccogliere): RecordRaccolto => {
  const causale = causaleDi(gruppo[0], come);
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

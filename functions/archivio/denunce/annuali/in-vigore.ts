import { asUid } from '#platform/data/entita.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { RecordRaccolto } from '../contenuto.ts';
import type { DenunciaSalvata } from '../denunce-repository.ts';

/** The certificate that a filing has of a record of a person. */
export interface CertificatoInviato {
  readonly salvata: Pick<DenunciaSalvata, 'denuncia' | 'contenuto' | 'valori'>;
  /** The person of today, else the codice fiscale that it names. */
  readonly persona: string;
  readonly codFiscale: string;
  readonly records: readonly RecordRaccolto[];
  /** The payslips that it sums, those that an annulment takes back too. */
  readonly cedolini: ReadonlySet<string>;
}

type Oggi = (uid: Uid<'PERSONA'>) => string;

/** The certificates of a filing, by the codice fiscale that they name. */
export const certificatiNella =
  (oggi: Oggi) =>
  (salvata: CertificatoInviato['salvata']): readonly CertificatoInviato[] => {
    const { records, cedolini } = salvata.contenuto;
    return [...Map.groupBy(records, ({ persona }) => persona ?? '')].map(([codFiscale, sue]) => {
      const [scheda] = sue.flatMap(({ campi: { uidPersona } }) => (typeof uidPersona === 'string' ? [uidPersona] : []));
      return {
        salvata,
        codFiscale,
        persona: scheda === undefined ? codFiscale : oggi(asUid(scheda)),
        records: sue,
        cedolini: new Set(sue.flatMap(({ origini }) => origini.flatMap(([posto]) => cedolini[posto] ?? []))),
      };
    });
  };

/** True where a correction is of a certificate: of the same code, or of payments that it told. Of two records that were merged since, each has its own. */
export const isDiQuello = (correzione: CertificatoInviato, prima: CertificatoInviato): boolean =>
  correzione.persona === prima.persona &&
  correzione.salvata.denuncia.dati.invio === prima.salvata.denuncia.dati.invio &&
  (correzione.codFiscale === prima.codFiscale ||
    [...correzione.cedolini].some((cedolino) => prima.cedolini.has(cedolino)));

/** A certificate that a later filing replaced or took back, and that filing. */
export interface CertificatoSuperato extends CertificatoInviato {
  readonly da: Denuncia;
}

/**
 * The certificates of some sent filings, in the order they were sent: a further one stands beside those of before, a replacement takes the place of
 * those that it corrects, an annulment leaves nothing. A person is who they are today, whatever code and record each filing names.
 */
export const storiaDeiCertificati = (
  salvate: readonly CertificatoInviato['salvata'][],
  oggi: Oggi,
): { readonly inVigore: readonly CertificatoInviato[]; readonly superati: readonly CertificatoSuperato[] } => {
  const inOrdine = salvate.toSorted((a, b) => ((a.denuncia.inviatoIl ?? '') < (b.denuncia.inviatoIl ?? '') ? -1 : 1));
  let inVigore: readonly CertificatoInviato[] = [];
  const superati: CertificatoSuperato[] = [];
  for (const salvata of inOrdine) {
    const suoi = certificatiNella(oggi)(salvata);
    const { operazione } = salvata.denuncia.dati;
    const isSuperato = (prima: CertificatoInviato): boolean =>
      isCorrezione(operazione) && suoi.some((correzione) => isDiQuello(correzione, prima));
    superati.push(...inVigore.filter(isSuperato).map((prima) => ({ ...prima, da: salvata.denuncia })));
    const restano = inVigore.filter((prima) => !isSuperato(prima));
    inVigore = operazione === 'ANNULLAMENTO' ? restano : [...restano, ...suoi];
  }
  return { inVigore, superati };
};

/** The certificates in force after some sent filings. */
export const certificatiInVigore = (
  salvate: readonly CertificatoInviato['salvata'][],
  oggi: Oggi,
): readonly CertificatoInviato[] => storiaDeiCertificati(salvate, oggi).inVigore;

/** True of what corrects certificates of before, by replacing them or by taking them back. */
export const isCorrezione = (operazione: string | undefined): boolean =>
  operazione === 'SOSTITUZIONE' || operazione === 'ANNULLAMENTO';

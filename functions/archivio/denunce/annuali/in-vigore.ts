import { asUid } from '#platform/data/entita.ts';
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
const isDiQuello = (correzione: CertificatoInviato, prima: CertificatoInviato): boolean =>
  correzione.persona === prima.persona &&
  correzione.salvata.denuncia.dati.invio === prima.salvata.denuncia.dati.invio &&
  (correzione.codFiscale === prima.codFiscale ||
    [...correzione.cedolini].some((cedolino) => prima.cedolini.has(cedolino)));

/**
 * The certificates in force after some sent filings, in the order they were sent: a further one stands beside those of before, a replacement takes the
 * place of those that it corrects, an annulment leaves nothing. A person is who they are today, whatever code and record each filing names.
 */
export const certificatiInVigore = (
  salvate: readonly CertificatoInviato['salvata'][],
  oggi: Oggi,
): readonly CertificatoInviato[] => {
  const inOrdine = salvate.toSorted((a, b) => ((a.denuncia.inviatoIl ?? '') < (b.denuncia.inviatoIl ?? '') ? -1 : 1));
  let inVigore: readonly CertificatoInviato[] = [];
  for (const salvata of inOrdine) {
    const suoi = certificatiNella(oggi)(salvata);
    const { operazione } = salvata.denuncia.dati;
    const restano = isCorrezione(operazione)
      ? inVigore.filter((prima) => !suoi.some((correzione) => isDiQuello(correzione, prima)))
      : inVigore;
    inVigore = operazione === 'ANNULLAMENTO' ? restano : [...restano, ...suoi];
  }
  return inVigore;
};

const isCorrezione = (operazione: string | undefined): boolean =>
  operazione === 'SOSTITUZIONE' || operazione === 'ANNULLAMENTO';

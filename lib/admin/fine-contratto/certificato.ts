import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';
import { GIORNI_DEL_DEPOSITO } from '../../conservazione-del-deposito.ts';
import type { Deployment } from '../deployment/deployment.ts';
import type { Tolto } from './conto.ts';
import type { RegistroDopo } from './registro-dopo.ts';

/** A place that still holds something of the school, and until which day; null where no day ends it by itself. */
interface Resto {
  readonly dove: string;
  readonly cosa: string;
  readonly fino: string | null;
}

/** The account of an erasure: the things erased, those still held and until when. */
export interface Certificato extends Tolto {
  readonly certificato: 'emolumenti cancellazione 1';
  readonly scuola: string;
  readonly denominazione: string;
  readonly archivio: string;
  readonly cancellataIl: string;
  readonly esportazione: { readonly fattaIl: string; readonly sha256: string };
  /** Lines of the trail written after the export, kept beside it. */
  readonly registroDopo: RegistroDopo | null;
  readonly resti: readonly Resto[];
}

const SUPPORTI = 'Esportazione e copie fatte con "esporta" e "copia"';

/** Where a deployment on AWS still holds what was removed from table and files today. */
export const restiSuAws = ({ giorniCopie }: Pick<Deployment, 'giorniCopie'>, oggi: string): readonly Resto[] => {
  const fra = (giorni: number): string => addGiorni(oggi, giorni);
  const { tabella, log, esecuzioni } = GIORNI_DEL_DEPOSITO;
  const vault: readonly Resto[] =
    giorniCopie === 0
      ? []
      : [
          {
            dove: 'Vault di AWS Backup, e quello di altra regione o account dove "copie" ne ha uno',
            cosa: 'Le copie notturne di tabella e file, fino a quella di oggi',
            fino: giorniCopie === undefined ? null : fra(giorniCopie),
          },
        ];
  return [
    { dove: 'Tabella DynamoDB', cosa: 'Recupero a un istante prima della cancellazione', fino: fra(tabella) },
    ...vault,
    { dove: 'Log di funzioni, gateway e accessi', cosa: 'Codice della scuola, nessun dato personale', fino: fra(log) },
    { dove: 'Esecuzioni di Step Functions', cosa: 'Identificativi dei lavori', fino: fra(esecuzioni) },
    { dove: SUPPORTI, cosa: 'Quello che contengono, presso chi le ha', fino: null },
  ];
};

/** Where a machine still holds what was removed from its folder. */
export const restiSuQuestaMacchina = (dataDir: string | undefined): readonly Resto[] => [
  {
    dove: `Disco di ${dataDir ?? 'questa macchina'}`,
    cosa: 'Blocchi liberati, finché il disco non li riscrive; posta spedita ed esecuzioni dei lavori nelle cartelle posta e step-functions',
    fino: null,
  },
  { dove: SUPPORTI, cosa: 'Quello che contengono, presso chi le ha', fino: null },
];

/** The certificate as a person reads and signs it. */
export const testoDi = (certificato: Certificato): string => {
  const { scuola, denominazione, archivio, cancellataIl, esportazione, utenti, resti } = certificato;
  const quanti = Object.values(certificato.record).reduce((somma, uno) => somma + uno, 0);
  return [
    'CERTIFICATO DI CANCELLAZIONE A FINE CONTRATTO (art. 28, par. 3, lett. g, regolamento UE 2016/679)',
    '',
    `Scuola: ${scuola} ${denominazione}`,
    `Archivio: ${archivio}`,
    `Cancellata il: ${cancellataIl}`,
    `Dati restituiti con l'esportazione del ${esportazione.fattaIl}, impronta SHA-256 dell'elenco ${esportazione.sha256}`,
    ...(certificato.registroDopo === null
      ? []
      : [
          `Righe del registro scritte dopo l'esportazione: ${certificato.registroDopo.righe}, nel file ${certificato.registroDopo.file}, impronta SHA-256 ${certificato.registroDopo.sha256}`,
        ]),
    '',
    `Tolti: ${quanti} record, ${certificato.documenti} documenti, ${utenti.tolti} utenti, ${certificato.copieTolte} copie automatiche.`,
    ...Object.entries(certificato.record).map(([specie, numero]) => `  ${specie}: ${numero}`),
    `Utenti che restano in altre scuole: ${utenti.altrove}.`,
    ...(utenti.contiRimasti.length === 0
      ? []
      : [`Conti da togliere presso chi li fa: ${utenti.contiRimasti.join(', ')}.`]),
    '',
    'Che cosa ne resta, e fino a quando:',
    ...resti.map(
      ({ dove, cosa, fino }) =>
        `  ${dove}: ${cosa}; ${fino === null ? 'finché non si toglie a mano' : `fino al ${formatGiorno(fino)}`}.`,
    ),
    '',
  ].join('\n');
};

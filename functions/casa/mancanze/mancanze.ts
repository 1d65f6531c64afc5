import { incarichiDaCompletare, type DaCompletare } from '#archivio/incarichi/da-completare.ts';
import { listAffidati } from '#archivio/incarichi/incarichi-dell-anno.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Mancanza } from '#shared/contracts/casa/casa.ts';
import { loadAssenze } from '../letture/assenze.ts';
import type { Letture } from '../letture/letture.ts';
import { nomiDi } from '../letture/nomi.ts';
import { loadPersone } from '../letture/persone.ts';
import { loadServizi } from '../letture/servizi.ts';
import { loadTabelle } from '../letture/tabelle.ts';
import { mancanzeDi } from './controllo-dati.ts';
import {
  mancanzeDegliIncarichi,
  mancanzeDegliOrdini,
  mancanzeDelleAssenze,
  mancanzeDellePersone,
  mancanzeDiChiServe,
} from './controllo-persone.ts';

/** The parts of the day that are looked at; of the assignments, the data that they will ask. */
interface DaControllare extends Pick<Letture, 'tabelle' | 'servizi' | 'persone' | 'assenze'> {
  readonly incarichi: Pick<Letture['incarichi'], 'daCompletare'>;
}

/** What is missing, over everything the program looks at. What pays somebody is asked of who serves on the day. Pure. */
export const mancanzeDa = (
  { tabelle, servizi, persone, incarichi, assenze }: DaControllare,
  oggi: string,
): Mancanza[] => {
  const anno = Number(oggi.slice(0, 4));
  const serve = new Set(servizi.serve);
  const chieste = new Set((incarichi.daCompletare ?? []).map(({ uid, cosa }) => `${uid} ${cosa}`));
  const chiede = (uid: string, cosa: DaCompletare['cosa']): boolean => chieste.has(`${uid} ${cosa}`);
  const inServizio = persone.filter(({ uid }) => serve.has(uid));
  return [
    ...mancanzeDi({
      oggi,
      scuola: tabelle.propria ?? undefined,
      firme: tabelle.firme ?? undefined,
      persone: persone.length,
      festivita: tabelle.festivita,
      sedi: tabelle.sedi,
      senzaClasse: servizi.senzaClasse,
      usciti: uscitiPerCodice(servizi.usciti ?? [], persone),
      comuniFiniti: tabelle.comuniFiniti ?? {},
    }),
    ...mancanzeDiChiServe(
      {
        senzaPagamento: nomiDi(inServizio.filter(({ conPagamento }) => !conPagamento)),
        senzaAliquota: nomiDi(inServizio.filter(({ conAliquota }) => !conAliquota)),
        senzaDomicilio: nomiDi(inServizio.filter(({ conDomicilio }) => !conDomicilio)),
      },
      anno,
    ),
    ...mancanzeDegliIncarichi(
      {
        senzaClasse: nomiDi(persone.filter(({ uid }) => chiede(uid, 'CLASSE'))),
        senzaDomicilio: nomiDi(persone.filter(({ uid, conDomicilio }) => !conDomicilio && chiede(uid, 'DOMICILIO'))),
      },
      anno,
    ),
    ...mancanzeDelleAssenze(assenze.senzaFatti),
    ...mancanzeDegliOrdini(nomiDi(persone.filter(({ senzaCreditore }) => senzaCreditore))),
    ...mancanzeDellePersone(persone),
  ];
};

/** The last days of service by codice fiscale, of the people that are read. */
const uscitiPerCodice = (
  usciti: NonNullable<Letture['servizi']['usciti']>,
  persone: Letture['persone'],
): Readonly<Record<string, string>> => {
  const codici = new Map<string, string>(persone.map(({ uid, desCf }) => [uid, desCf]));
  return Object.fromEntries(usciti.flatMap(({ uid, fine }) => (codici.has(uid) ? [[codici.get(uid), fine]] : [])));
};

/** The data missing now: seven requests, and one for each hundred people, assignments or absences, up to a thousand. */
const loadMancanze = async ({ archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>): Promise<Mancanza[]> => {
  const [tabelle, persone, affidati, assenze] = await Promise.all([
    loadTabelle(archivio, oggi),
    loadPersone(archivio, oggi),
    listAffidati(archivio),
    loadAssenze(archivio),
  ]);
  const servizi = await loadServizi(archivio, oggi, tabelle.classificazioni);
  const incarichi = { daCompletare: incarichiDaCompletare(affidati, oggi) };
  return mancanzeDa({ tabelle, servizi, persone, incarichi, assenze }, oggi);
};

/** What is missing; to who is only an employee, whether something is. */
export const checkDati = async ({
  archivio,
  oggi,
  sessione,
}: Pick<RequestContext, 'archivio' | 'oggi' | 'sessione'>): Promise<{ completi: boolean; mancanze: Mancanza[] }> => {
  const mancanze = await loadMancanze({ archivio, oggi });
  const soloDipendente = sessione.ruoli.every((ruolo) => ruolo === 'DIPENDENTE');
  return { completi: !mancanze.some(({ obbligatorio }) => obbligatorio), mancanze: soloDipendente ? [] : mancanze };
};

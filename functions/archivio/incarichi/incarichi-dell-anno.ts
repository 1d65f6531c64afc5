import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { IncaricoDellAnno, SemestreDelAnno } from '#shared/contracts/denunce/annuali/incarichi-dell-anno.ts';
import { rilieviIncarico, type RilievoIncarico } from '#shared/domain/incarichi/incarichi.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import { byNomeIntero } from '#shared/domain/persona/nominativo.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { somma } from '#shared/money/centesimi.ts';
import { pagamentoEntita } from '../cedolini/pagamento.ts';
import { processiContabilizzati } from '../cedolini/processi-del-mese.ts';
import { fiscaliEntita, uidFiscali } from '../persone/fiscali.ts';
import { personeRepository } from '../persone/persone-repository.ts';
import { chiHa, comunicazioniDi, type IncaricoAffidato, type PagatoDiIncarico } from './comunicazioni-incarico.ts';
import { incaricoEntita } from './incarico.ts';

const annoDi = ({ datIncarico }: Incarico): number => Number(datIncarico.slice(0, 4));

/** Every assignment of the school with the kind of its payee: one query, and a request for each hundred. */
export const listAffidati = async (archivio: Archivio): Promise<readonly IncaricoAffidato[]> => {
  const incarichi = archivio.leggi(await archivio.of(incaricoEntita).queryIndice({ index: 'indice1' }), (item) =>
    readRiga(Incarico, item),
  );
  const fiscali = await archivio
    .of(fiscaliEntita)
    .getMany([...new Set(incarichi.map((incarico) => uidFiscali(incarico.uidSubAnagrafe, annoDi(incarico))))]);
  const dati = new Map(fiscali.map((suoi) => [suoi.uid, suoi]));
  return incarichi.map((incarico) => {
    const suoi = dati.get(uidFiscali(incarico.uidSubAnagrafe, annoDi(incarico)));
    return { incarico, percettore: suoi?.percettore ?? null, classe: suoi?.codGestioneSeparata ?? null };
  });
};

/** What accounted payslips have paid of some assignments, by the id of each: a query for each person, and those of the runs when there is one. */
export const pagatiDi = async (
  affidati: readonly IncaricoAffidato[],
  archivio: Archivio,
  letti?: Promise<readonly Pick<Processo, 'uid'>[]>,
): Promise<ReadonlyMap<string, readonly PagatoDiIncarico[]>> => {
  if (affidati.length === 0) return new Map();
  const contabilizzati = new Set((await (letti ?? processiContabilizzati(archivio))).map(({ uid }) => uid));
  const perPersona = [...Map.groupBy(affidati, ({ incarico }) => incarico.uidSubAnagrafe)];
  const pagati = await Promise.all(
    perPersona.map(async ([persona, suoi]) => {
      const pagamenti = (await archivio.of(pagamentoEntita).listAll(persona)).filter(
        ({ idProcesso, daAltraScuola }) => daAltraScuola !== undefined || contabilizzati.has(idProcesso),
      );
      return suoi.map(({ incarico }) => {
        const suoiPagamenti = pagamenti.flatMap(({ dataPagamento: giorno, incarichi = [] }) =>
          incarichi
            .filter(({ uidIncarico }) => isDiIncarico(incarico, uidIncarico))
            .map(({ importo }) => ({ giorno, importo })),
        );
        return [incarico.uid, suoiPagamenti] as const;
      });
    }),
  );
  return new Map(pagati.flat());
};

/** What an assignment says that cannot be told as it is. */
const rilieviDi = (
  { incarico, percettore }: IncaricoAffidato,
  { desCf, pagatoInTutto, comunicato }: Pick<IncaricoDellAnno, 'desCf' | 'pagatoInTutto' | 'comunicato'>,
): RilievoIncarico[] => {
  const { codAnagrafePrestazioni, datAnagrafePrestazioni, codUnilav, datUnilav } = incarico;
  const autorizzato = incarico.desEnteAutorizzazione !== '' && incarico.datAutorizzazione !== null;
  const vale: Readonly<Record<RilievoIncarico, boolean>> = {
    CODICE_FISCALE: desCf === '',
    AUTORIZZAZIONE: chiHa({ incarico, percettore }) === 'ALTRA_AMMINISTRAZIONE' && !autorizzato,
    ANAGRAFE_A_META: (codAnagrafePrestazioni === '') !== (datAnagrafePrestazioni === null),
    UNILAV_A_META: (codUnilav === '') !== (datUnilav === null),
    COMUNICATO_DI_PIU: comunicato > pagatoInTutto,
    PAGATO_DI_PIU: pagatoInTutto > incarico.numImporto,
  };
  return rilieviIncarico.filter((uno) => vale[uno]);
};

const rigaDi = (affidato: IncaricoAffidato, { pagati, persona, oggi, isNelPeriodo }: Contorno): IncaricoDellAnno => {
  const { incarico } = affidato;
  const importi = (quali: readonly PagatoDiIncarico[]) => somma(quali.map(({ importo }) => importo));
  const somme = {
    desCf: persona?.desCf ?? '',
    pagatoInTutto: importi(pagati),
    comunicato: somma(incarico.comunicazioni.map(({ numImporto }) => numImporto)),
  };
  const { ANAGRAFE: anagrafe, COLLABORAZIONE: unilav, COMPENSO: compenso } = comunicazioniDi(affidato, pagati, oggi);
  const { uid, uidSubAnagrafe, numIncarico, datIncarico, desOggetto, datInizio, datFine, numImporto } = incarico;
  const { desEnteAutorizzazione, codAnagrafePrestazioni, codUnilav } = incarico;
  return {
    uid,
    uidSubAnagrafe,
    numIncarico,
    datIncarico,
    desOggetto,
    datInizio,
    datFine,
    numImporto,
    ...somme,
    desEnteAutorizzazione,
    codAnagrafePrestazioni,
    codUnilav,
    anagrafe,
    unilav,
    compenso,
    nominativo: `${persona?.desCognome ?? ''} ${persona?.desNome ?? ''}`.trim(),
    chi: chiHa(affidato),
    pagato: importi(pagati.filter(({ giorno }) => isNelPeriodo(giorno))),
    rilievi: rilieviDi(affidato, somme),
  };
};

interface Contorno {
  readonly pagati: readonly PagatoDiIncarico[];
  readonly persona: Persona | undefined;
  readonly oggi: Giorno;
  readonly isNelPeriodo: (giorno: Giorno) => boolean;
}

/** The assignments given or paid in half a year, by payee, with what was told of each and what is still to tell on a day. */
export const incarichiDelSemestre = async (
  { anno, semestre }: SemestreDelAnno,
  archivio: Archivio,
  oggi: Giorno,
): Promise<IncaricoDellAnno[]> => {
  const [dal, al] = semestre === 1 ? [`${anno}-01-01`, `${anno}-06-30`] : [`${anno}-07-01`, `${anno}-12-31`];
  const isNelPeriodo = (giorno: Giorno): boolean => giorno >= dal && giorno <= al;
  const tutti = (await listAffidati(archivio)).filter(({ incarico }) => incarico.datIncarico <= al);
  const pagati = await pagatiDi(tutti, archivio);
  const suoi = tutti.filter(
    ({ incarico }) =>
      isNelPeriodo(incarico.datIncarico) || (pagati.get(incarico.uid) ?? []).some(({ giorno }) => isNelPeriodo(giorno)),
  );
  const persone = new Map(
    (await personeRepository(archivio).getMany([...new Set(suoi.map(({ incarico }) => incarico.uidSubAnagrafe))])).map(
      (persona) => [persona.uid, persona],
    ),
  );
  return suoi
    .map((affidato) => {
      const { uid, uidSubAnagrafe } = affidato.incarico;
      return rigaDi(affidato, {
        oggi,
        isNelPeriodo,
        pagati: pagati.get(uid) ?? [],
        persona: persone.get(uidSubAnagrafe),
      });
    })
    .toSorted((a, b) => byNomeIntero(a, b) || (a.datIncarico < b.datIncarico ? -1 : 1));
};

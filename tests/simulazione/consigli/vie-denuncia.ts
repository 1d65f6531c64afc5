import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { CU_DI_MARZO } from '#support/denunce/scuola-che-certifica.ts';
import { settle, settleAncora } from './conguagli.ts';
import { denunciaDi, gather, genereDi, makeFile } from './denunce.ts';
import { COLLABORAZIONE, createIncarico, generi } from './generi.ts';
import { account, type Cose, type Luogo } from './luogo.ts';
import { removeAggiunta } from './propri.ts';
import type { Via } from './via.ts';

/** Gathers a filing again; what still blocks it tells what to do, as a refusal does. */
const correggiRilievi = async (luogo: Luogo, cose: Cose): Promise<void> => {
  await gather(luogo, cose);
  const { uid } = await denunciaDi(luogo, cose);
  const { rilievi } = await luogo.chi.ok(genereDi(cose).chiamate.get, { body: { uid } });
  const [primo] = rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE');
  const bloccata = luogo.uidDelCf(primo?.persona ?? null);
  if (bloccata !== undefined) cose.bloccata = bloccata;
  if (primo !== undefined)
    throw new Error(
      `${primo.codice} answered 409: ${JSON.stringify({ code: 'RILIEVO', message: primo.rimedio, metadata: null, fields: [], correlationId: 'della prova' })}`,
    );
  await makeFile(luogo, cose);
};

const conguaglia = async (luogo: Luogo, { persona, bloccata = persona }: Cose): Promise<void> => {
  await account(luogo, await settle(luogo, bloccata, { annoConguagliato: 2026 }));
};

/** The assignment that a payment has not: of whom the filing is about. */
const scriviIncarico = (luogo: Luogo, cose: Cose): Promise<unknown> =>
  createIncarico(
    luogo,
    cose.persona,
    genereDi(cose) === generi.uniemens ? COLLABORAZIONE : { datInizio: '2026-01-01' },
  );

/** The month of an attempt enters that of April, as «Porta qui un altro mese» does. */
const portaDopo = async ({ chi }: Luogo): Promise<void> => {
  const { denuncia } = await chi.ok(uniemensRoutes.saveUniemens, { body: { anno: 2026, mese: 4, allowEmpty: true } });
  const { uid, versione } = denuncia;
  await chi.ok(uniemensRoutes.transferUniemens, {
    body: { uniemensIdDest: uid, versione, annoProv: 2026, meseProv: 3 },
  });
};

const apriCompensi = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid } = await denunciaDi(luogo, cose);
  await luogo.chi.ok(sptRoutes.listCompensiSpt, { query: { uid, idDipendente: cose.persona } });
};

/** «Correggi o annulla» of the sent certificate of an attempt. */
const sostituisci = async ({ chi, cfDi }: Luogo, { denuncia, persona }: Cose): Promise<void> => {
  await chi.ok(cuRoutes.elaboraCu, {
    body: { ...CU_DI_MARZO, operazione: 'SOSTITUZIONE', corregge: denuncia ?? null, persone: [cfDi(persona)] },
  });
};

/** The roads that only filings name. */
export const vieDenuncia: readonly Via[] = [
  { dice: /correggerli, poi fare il file/, segui: correggiRilievi },
  { dice: /Fare il conguaglio del 2026/, segui: conguaglia },
  { dice: /Fare un altro conguaglio/, segui: settleAncora, alPosto: true },
  { dice: /tipo di rapporto dell.incarico|Indicarla nell'incarico/, segui: scriviIncarico },
  { dice: /Aggiornarla, e prende i dati di oggi|Elaborare di nuovo le CU/, segui: gather, alPosto: true },
  { dice: /aprire i suoi compensi/, segui: apriCompensi, alPosto: true },
  { dice: /Aggiungere il compenso, oppure togliere la persona|Toglierlo da qui: lo certifica/, segui: removeAggiunta },
  { dice: /«Porta qui un altro mese»/, segui: portaDopo, alPosto: true },
  { dice: /«Correggi o annulla»/, segui: sostituisci, alPosto: true },
  {
    dice: /oppure crear(?:la|e il periodo) vuot/,
    segui: (_luogo, cose) => Promise.resolve((cose.vuota = true)),
    soloParole: true,
  },
];

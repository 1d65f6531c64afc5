import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { AnnoPagato } from './contabili/anno-pagato.tsx';
import { CedolinoProprioAperto } from './contabili/cedolino-aperto.tsx';

/** What the signed-in employee is paid: a year of it or, at an address of its own, one payslip in plain words. */
export const MyDatiContabiliPage = () => {
  const [params, setParams] = useSearchParams();
  const [anno, setAnno] = useState(useAnnoCorrente());
  const cedolino = params.get('cedolino');
  return cedolino === null ? (
    <AnnoPagato anno={anno} onAnno={setAnno} onApri={(uid) => setParams({ cedolino: uid })} />
  ) : (
    <CedolinoProprioAperto uid={cedolino} onIndietro={() => setParams({})} />
  );
};

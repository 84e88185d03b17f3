import type { BodyIn, routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';

type Report = typeof routes.report;

const reportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: build.mutation<unknown, BodyIn<Report>>({ query: (body) => request(calls.report, { body }) }),
  }),
});

export const { useReportMutation } = reportApi;

import type { BodyIn, routes } from '@combolab/contracts';
import { baseApi } from '../api/base-api.js';
import { call } from '../api/calls.js';
import { request } from '../api/request.js';

type Report = typeof routes.report;

const report = call<Report>('POST', '/report');

const reportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: build.mutation<unknown, BodyIn<Report>>({ query: (body) => request(report, { body }) }),
  }),
});

export const { useReportMutation } = reportApi;

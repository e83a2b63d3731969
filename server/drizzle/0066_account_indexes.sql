CREATE INDEX "test_runs_agent" ON "test_runs" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "appointment_outbox_appointment" ON "appointment_outbox" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "crawls_agent" ON "crawls" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "integrations_user" ON "integrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accepted_contradictions_user" ON "accepted_contradictions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "knowledge_changes_page" ON "knowledge_changes" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "phone_numbers_any_of_agent" ON "phone_numbers" USING btree ("agent_id");